import type { Span } from "./span.ts";

/**
 * Where the code units of an embedded text stand in the text around it: a YAML payload inside a fence inside a list item,
 * a comment body inside a JSON string. Inner offsets go from 0 to the length of the embedded text, both included.
 */
export interface OffsetMap {
  /** The outer offset at which the code unit `inner` begins. */
  toOuter(inner: number): number;
  /** The outer span of an inner span: an escape is covered whole, a container prefix only where it stands inside. */
  spanToOuter(span: Span): Span;
}

/** The map of a slice that stands unchanged in the outer text from `start` on. */
export function shiftMap(start: number): OffsetMap {
  return {
    toOuter: (inner) => inner + start,
    spanToOuter: (span) => ({ start: span.start + start, end: span.end + start }),
  };
}

/** Inner offsets seen through two maps: `inner` is embedded in a text that `outer` embeds in turn. */
export function composeMaps(inner: OffsetMap, outer: OffsetMap): OffsetMap {
  return {
    toOuter: (offset) => outer.toOuter(inner.toOuter(offset)),
    spanToOuter: (span) => outer.spanToOuter(inner.spanToOuter(span)),
  };
}

/** One piece of an embedded text. Equal lengths run side by side; different ones are an escape, which is not divided. */
interface Piece {
  readonly inner: number;
  innerLength: number;
  readonly outer: number;
  outerLength: number;
}

/** Collects the pieces of an embedded text in order; pieces that continue the last one cost nothing. */
export class OffsetMapBuilder {
  readonly #pieces: Piece[] = [];
  #inner = 0;

  /** Adds `innerLength` code units of the embedded text (at least one) that come from `outer`, a span of the outer text. */
  add(innerLength: number, outer: Span): void {
    const outerLength = outer.end - outer.start;
    const last = this.#pieces.at(-1);
    const literal = innerLength === outerLength;
    if (literal && last?.innerLength === last?.outerLength && last?.outer === outer.start - (last?.outerLength ?? 0)) {
      last.innerLength += innerLength;
      last.outerLength += outerLength;
    } else {
      this.#pieces.push({ inner: this.#inner, innerLength, outer: outer.start, outerLength });
    }
    this.#inner += innerLength;
  }

  /** The finished map; `emptyAt` is where an embedded text of length 0 stands. */
  build(emptyAt = 0): OffsetMap {
    const pieces = this.#pieces;

    /** The piece that holds the code unit at `inner`; the last piece for the end of the text. */
    const pieceAt = (inner: number): Piece | undefined => {
      let low = 0;
      let high = pieces.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((pieces[middle]?.inner ?? 0) <= inner) low = middle;
        else high = middle - 1;
      }
      return pieces[low];
    };

    const toOuter = (inner: number): number => {
      const piece = pieceAt(inner);
      if (piece === undefined) return emptyAt;
      const within = inner - piece.inner;
      if (within >= piece.innerLength) return piece.outer + piece.outerLength;
      return piece.innerLength === piece.outerLength ? piece.outer + within : piece.outer;
    };

    const endToOuter = (inner: number): number => {
      const piece = pieceAt(inner - 1);
      if (piece === undefined) return emptyAt;
      const within = inner - piece.inner;
      return piece.outer + (piece.innerLength === piece.outerLength ? within : piece.outerLength);
    };

    return {
      toOuter,
      spanToOuter: ({ start, end }) => {
        const outerStart = toOuter(start);
        return { start: outerStart, end: end > start ? Math.max(outerStart, endToOuter(end)) : outerStart };
      },
    };
  }
}
