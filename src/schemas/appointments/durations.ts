const units: [RegExp, number][] = [
  [/^m/, 1],
  [/^h/, 60],
];
const longest = 24 * 60;

/** Parses a duration ('45 minutes', '1 h', '1,5 hours') into minutes; undefined for days and unknown formats. */
export function parseDuration(duration: string): number | undefined {
  // A number after hours is in minutes: 1h30.
  const text = duration.toLowerCase().replace(/(\d\s*h\p{L}*\.?\s*)(\d{1,2})\s*$/u, '$1$2 min');
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)];
  const minutes = parts.map(([, count = '', word = '']) => {
    const [, factor] = units.find(([unit]) => unit.test(word) && !word.startsWith('mo')) ?? [];
    return factor === undefined ? NaN : Number(count.replace(',', '.')) * factor;
  });
  const sum = minutes.reduce((all, one) => all + one, 0);
  return minutes.length > 0 && sum > 0 && sum < longest ? Math.round(sum) : undefined;
}

/** Total duration of repairs in minutes; undefined unless all are known. */
export function totalDuration(repairs: readonly { duration: string }[]): number | undefined {
  const sum = repairs.reduce((all, { duration }) => all + (parseDuration(duration) ?? NaN), 0);
  return repairs.length > 0 && sum < longest ? sum : undefined;
}
