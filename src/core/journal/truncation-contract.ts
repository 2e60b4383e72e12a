/** How writers cut values that are too large, so that a reader can tell. */
export interface TruncationContract {
  /** The key of the mapping whose values may be cut. */
  readonly at: string;
  /** The key that, with `true`, makes a mapping the mark of a value that was cut. */
  readonly mark: string;
  /** The other keys of a mark: the size of the value in bytes, and its beginning. */
  readonly keys: { readonly size: string; readonly head: string } | undefined;
  /** The longest beginning, in bytes; `Infinity` when any length is right. */
  readonly longestHead: number;
  /** The key, among the values, of the ascending list of those that were left out. */
  readonly dropped: string | undefined;
  /** The key of the record that is `true` when anything was cut or left out, and absent otherwise. */
  readonly flag: string | undefined;
  /** The largest value that is not cut, in bytes of its JSON without spaces and with escapes for all but ASCII. */
  readonly largestValue: number;
  /** The largest mapping, in the same bytes. */
  readonly largest: number;
}
