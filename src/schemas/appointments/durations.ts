const units: [RegExp, number][] = [
  [/^m/, 1],
  [/^h/, 60],
];
const longest = 24 * 60;

/** How many minutes a duration says ('45 minutes', '1 h', '1,5 hours'); nothing for days, or what nobody can tell. */
export function parseDuration(duration: string): number | undefined {
  // After hours, a number alone is minutes: 1h30.
  const text = duration.toLowerCase().replace(/(\d\s*h\p{L}*\.?\s*)(\d{1,2})\s*$/u, '$1$2 min');
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)];
  const minutes = parts.map(([, count = '', word = '']) => {
    const [, factor] = units.find(([unit]) => unit.test(word) && !word.startsWith('mo')) ?? [];
    return factor === undefined ? NaN : Number(count.replace(',', '.')) * factor;
  });
  const sum = minutes.reduce((all, one) => all + one, 0);
  return minutes.length > 0 && sum > 0 && sum < longest ? Math.round(sum) : undefined;
}

/** How long repairs take one after the other; nothing where that is not known of each. */
export function totalDuration(repairs: readonly { duration: string }[]): number | undefined {
  const sum = repairs.reduce((all, { duration }) => all + (parseDuration(duration) ?? NaN), 0);
  return repairs.length > 0 && sum < longest ? sum : undefined;
}
