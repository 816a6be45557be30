import { loadavg } from 'node:os';
import { median } from '../../stats.ts';
import { printTable, round } from '../../table.ts';

/** Prints the medians of the visits, the slowest first, and how many are above the aim in ms. */
export function printInteractions(visits: Map<string, number>[], slowdown: number, aim: number): void {
  const figures = [...(visits[0]?.keys() ?? [])].map((title) => {
    const durations = visits.map((visit) => visit.get(title) ?? NaN);
    return { title, middle: median(durations), worst: Math.max(...durations) };
  });
  const above = figures.filter(({ middle }) => middle > aim).length;
  const load = round(loadavg()[0] ?? NaN, 1);
  printTable(
    `Interaction to next paint at ${slowdown}x CPU, ${visits.length} visits, load ${load}: ${above} of ${figures.length} above ${aim} ms`,
    ['', 'unit', 'median', 'worst', 'aim'],
    figures
      .toSorted((a, b) => b.middle - a.middle || b.worst - a.worst)
      .map(({ title, middle, worst }) => [title, 'ms', round(middle), round(worst), `under ${aim}`]),
  );
}
