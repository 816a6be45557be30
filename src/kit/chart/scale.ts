/** Returns round integer ticks, ascending, that cover all values and zero. */
export function ticksOf(values: readonly number[], count = 4): number[] {
  const least = values.reduce((a, b) => Math.min(a, b), 0);
  const greatest = values.reduce((a, b) => Math.max(a, b), 0);
  const step = roundStep(Math.max(1, (greatest - least) / count));
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns the smallest 1, 2 or 5 times a power of ten that is at least `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => rough <= one * power * (1 + 1e-9)) ?? 10;
  return factor * power;
}

/** Returns n such that every n-th label fits on an axis of this width, in pixels. */
export function labelStep(labels: readonly string[], width: number): number {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 1);
  const room = Math.max(1, Math.floor(width / textWidth(longest + 3)));
  return Math.max(1, Math.ceil(labels.length / room));
}

/** Estimates the width of a text, in pixels. */
export const textWidth = (letters: number) => letters * 7.2;
