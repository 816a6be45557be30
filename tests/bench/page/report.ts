import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import type { Conditions } from './conditions.ts';
import type { Figures } from './visit.ts';

/** The figures of the visits of each site. */
export interface Measured {
  ours: Figures[];
  mui: Figures[];
  ramin: Figures[];
}

interface Line {
  title: string;
  key: string;
  /** The baseline's figure for comparison, if its key differs. */
  baselineKey?: string;
  unit: string;
  aim?: string;
  scale?: number;
}

const headers = ['', 'unit', 'ours', 'React + MUI', 'ratio', 'react-admin', 'ratio', 'aim'];

const kilobyte = { unit: 'kB', scale: 1000 };

const sizes: Line[] = [
  {
    ...kilobyte,
    title: 'JavaScript until the first row, gzipped',
    key: 'scriptBytesUntilReady',
    aim: 'at most 300 kB',
  },
  { ...kilobyte, title: '  until the page is idle', key: 'scriptBytes' },
  { title: 'requests until then', key: 'requests', unit: '' },
  { title: '  of which scripts', key: 'scripts', unit: '' },
];

const timed = (title: string, key: string, times: number, baselineKey = key): Line[] => [
  { title, key, baselineKey, unit: 'ms', aim: `under ${times} × React + MUI` },
  { title: '  total blocking time', key: `${key}Blocked`, baselineKey: `${baselineKey}Blocked`, unit: 'ms' },
];

const firstText: Line = {
  title: 'first text, on a second visit',
  key: 'firstText',
  unit: 'ms',
  aim: 'under 0.8 × React + MUI',
};

const actions: Line[] = [
  ...timed('open the list from the menu', 'openList', 2),
  ...timed('filter by name, without the debounce', 'filter', 2),
  ...timed('next page', 'nextPage', 2),
  ...timed('open a record, the first time', 'openEdit', 3),
  ...timed('open a record again', 'openEditAgain', 2, 'openEdit'),
];

/** Prints the sizes of the pages. */
export function printSizes(measured: Measured): void {
  printTable(
    'Size of the page',
    headers,
    sizes.map((line) => rowOf(line, measured)),
  );
}

/** Prints the medians and their ratios to each baseline. */
export function printTimes(measured: Measured, { name, aim, loadsOnly }: Conditions): void {
  const lines = [firstText, ...timed('first row', 'load', aim), ...(loadsOnly ? [] : actions)];
  printTable(
    `Page at ${name}, medians of ${measured.ours.length} visits`,
    headers,
    lines.map((line) => rowOf(line, measured)),
  );
}

function rowOf({ title, key, baselineKey = key, unit, aim = '', scale = 1 }: Line, measured: Measured) {
  const value = (figures: Figures[], of: string) => median(figures.map((one) => one[of] ?? NaN)) / scale;
  const show = (number: number) => round(number, scale === 1 ? 0 : 1);
  const ours = value(measured.ours, key);
  const baselines = [value(measured.mui, baselineKey), value(measured.ramin, baselineKey)];
  const compared = baselines.flatMap((baseline) => [
    show(baseline),
    baseline > 0 ? round(ours / baseline, 2) : '–',
  ]);
  return [title, unit, show(ours), ...compared, aim];
}
