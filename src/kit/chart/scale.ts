/** Round whole numbers from at most the least value to at least the greatest, nought among them; ascending. */
export function ticksOf(values: readonly number[], count = 4): number[] {
  const least = values.reduce((a, b) => Math.min(a, b), 0);
  const greatest = values.reduce((a, b) => Math.max(a, b), 0);
  const step = roundStep(Math.max(1, (greatest - least) / count));
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** 1, 2 or 5 times a power of ten, at least as much as is asked for. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => rough <= one * power * (1 + 1e-9)) ?? 10;
  return factor * power;
}

/** Every how many of these labels can stand below an axis of this width, in pixels. */
export function labelStep(labels: readonly string[], width: number): number {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 1);
  const room = Math.max(1, Math.floor(width / textWidth(longest + 3)));
  return Math.max(1, Math.ceil(labels.length / room));
}

/** About how wide so many letters are, in pixels. */
export const textWidth = (letters: number) => letters * 7.2;
