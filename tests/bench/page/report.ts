import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import type { Figures } from './visit.ts';

export interface Measured {
  ours: Figures[];
  floor: Figures[];
}

interface Line {
  title: string;
  key: string;
  unit: string;
  aim?: string;
  of?: (value: number) => number;
  digits?: number;
}

const debounce = 300;

const kilobytes = { unit: 'kB', of: (bytes: number) => bytes / 1000, digits: 1 };

const sizes: Line[] = [
  {
    ...kilobytes,
    title: 'JavaScript until the first row, gzipped',
    key: 'usableBytes',
    aim: 'at most 300 kB',
  },
  { ...kilobytes, title: '  until the page is idle', key: 'scriptBytes' },
  { title: 'requests until then', key: 'requests', unit: '' },
  { title: '  of which scripts', key: 'scripts', unit: '' },
];

const action = (title: string, key: string, of?: Line['of']): Line[] => [
  { title, key, unit: 'ms', of },
  { title: '  long tasks', key: `${key}Busy`, unit: 'ms' },
];

const times: Line[] = [
  { title: 'first row', key: 'firstRow', unit: 'ms', aim: 'at most 2 × the floor' },
  { title: '  total blocking time', key: 'blocked', unit: 'ms' },
  ...action('open a list from the menu', 'list'),
  ...action(`filter by name, after the ${debounce} ms debounce`, 'filter', (ms) => ms - debounce),
  ...action('next page', 'next'),
  ...action('open a dialog, the first time', 'dialog'),
  ...action('open a dialog again', 'dialogAgain'),
];

/** Prints the medians of ours and of the floor, and how many times the floor ours are. */
export function printPage(measured: Measured, slowdown: number, runs: number): void {
  const headers = ['', 'unit', 'ours', 'floor', 'ratio', 'aim'];
  const rows = (lines: Line[]) => lines.map((line) => rowOf(line, measured));
  if (slowdown === 1) printTable('Size of the page', headers, rows(sizes));
  printTable(`Page at ${slowdown}x slower CPU, medians of ${runs} visits`, headers, rows(times));
}

function rowOf({ title, key, unit, aim = '', of = (value) => value, digits }: Line, measured: Measured) {
  const value = (figures: Figures[]) => of(median(figures.map((one) => one[key] ?? NaN)));
  const [ours, floor] = [value(measured.ours), value(measured.floor)];
  const ratio = floor > 0 ? round(ours / floor, 2) : '–';
  return [title, unit, round(ours, digits), round(floor, digits), ratio, aim];
}
