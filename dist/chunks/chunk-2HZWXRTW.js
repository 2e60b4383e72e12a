import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/offset-map.ts
function shiftMap(start) {
  return {
    toOuter: (inner) => inner + start,
    spanToOuter: (span) => ({ start: span.start + start, end: span.end + start })
  };
}
function composeMaps(inner, outer) {
  return {
    toOuter: (offset) => outer.toOuter(inner.toOuter(offset)),
    spanToOuter: (span) => outer.spanToOuter(inner.spanToOuter(span))
  };
}
var OffsetMapBuilder = class {
  #pieces = [];
  #inner = 0;
  /** Adds `innerLength` code units of the embedded text (at least one) that come from `outer`, a span of the outer text. */
  add(innerLength, outer) {
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
  build(emptyAt = 0) {
    const pieces = this.#pieces;
    const pieceAt = (inner) => {
      let low = 0;
      let high = pieces.length - 1;
      while (low < high) {
        const middle = low + high + 1 >> 1;
        if ((pieces[middle]?.inner ?? 0) <= inner) low = middle;
        else high = middle - 1;
      }
      return pieces[low];
    };
    const toOuter = (inner) => {
      const piece = pieceAt(inner);
      if (piece === void 0) return emptyAt;
      const within = inner - piece.inner;
      if (within >= piece.innerLength) return piece.outer + piece.outerLength;
      return piece.innerLength === piece.outerLength ? piece.outer + within : piece.outer;
    };
    const endToOuter = (inner) => {
      const piece = pieceAt(inner - 1);
      if (piece === void 0) return emptyAt;
      const within = inner - piece.inner;
      return piece.outer + (piece.innerLength === piece.outerLength ? within : piece.outerLength);
    };
    return {
      toOuter,
      spanToOuter: ({ start, end }) => {
        const outerStart = toOuter(start);
        return { start: outerStart, end: end > start ? Math.max(outerStart, endToOuter(end)) : outerStart };
      }
    };
  }
};

export {
  shiftMap,
  composeMaps,
  OffsetMapBuilder
};
