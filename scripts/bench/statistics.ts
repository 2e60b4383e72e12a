/** The value at a share of sorted values, such as 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * The exponent e of a power law y = c · x^e, fitted by least squares to the logarithms: 1 means that twice the input takes twice the time.
 *
 * @param points sizes and times, all above zero
 */
export function exponent(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const mean = (at: 0 | 1): number => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [meanSize, meanTime] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [size, time]) => sum + (size - meanSize) * (time - meanTime), 0);
  const variance = logs.reduce((sum, [size]) => sum + (size - meanSize) ** 2, 0);
  return covariance / variance;
}

/** Rows of a Markdown table, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
