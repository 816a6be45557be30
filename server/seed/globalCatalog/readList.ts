import papaparse from 'papaparse';
import { MAX_MODEL_NUMBERS } from '../../../src/schemas/catalog/modelNumbers.ts';
import { isSlug } from '../../../src/schemas/slug.ts';
import { kinds, type Kind } from '../data/series.ts';
import { slugOf } from '../text.ts';

/** A line of a list: a device, or a brand if it has no name. */
export interface Line {
  number: number;
  brand: string;
  name: string;
  slug: string;
  kind: Kind | null;
  other_name: string | null;
  model_number: string | null;
  image: string | null;
  date: string | null;
}

/** Errors of a list, one line each. */
export class ListError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    const told = faults.slice(0, MAX_TOLD);
    const rest = faults.length - told.length;
    super([...told, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n'));
    this.faults = faults;
  }
}

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_LINES = 100_000;
const MAX_TOLD = 100;

const known = ['brand', 'name', 'slug', 'kind', 'other_name', 'model_number', 'image', 'date'] as const;
type Column = (typeof known)[number];
const required: Column[] = ['brand', 'name'];
const longest: Partial<Record<Column, number>> = { image: 2000, model_number: MAX_MODEL_NUMBERS };

/**
 * Parses a CSV list of devices (docs/operations.md); throws a ListError with all errors. With `skip`, invalid lines are
 * skipped and their errors passed to it.
 */
export function readList(bytes: Uint8Array, skip?: (fault: string) => void): Line[] {
  const { head, rows } = rowsOf(textOf(bytes));
  const faults = faultsOfHead(head);
  if (faults.length > 0) throw new ListError(faults.map((fault) => `Line 1: ${fault}`));
  const lines: Line[] = [];
  const seen = new Map<string, number>();
  for (const { number, cells } of rows) {
    const values = Object.fromEntries(known.map((column) => [column, cells[head.indexOf(column)] ?? '']));
    const line = toLine(number, values as Record<Column, string>);
    const wrong = faultsOf(line, values as Record<Column, string>, cells.length > head.length);
    const other = seen.get(keyOf(line)) ?? number;
    if (wrong.length === 0) seen.set(keyOf(line), other);
    if (other !== number) wrong.push(`the slug ${line.slug} is that of line ${other} too.`);
    faults.push(...wrong.map((fault) => `Line ${number}: ${fault}`));
    if (wrong.length === 0) lines.push(line);
  }
  if (skip) for (const fault of faults) skip(fault);
  else if (faults.length > 0) throw new ListError(faults);
  if (lines.length === 0)
    throw new ListError([
      skip && faults.length > 0 ? 'No line of the list is right.' : 'The list has no lines.',
    ]);
  return lines;
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES)
    throw new ListError([`The list is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ListError(['The list is written neither in UTF-8 nor in UTF-16.']);
  }
}

/** Detects the encoding by the byte order mark, otherwise by the position of zero bytes: the header line is ASCII. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

/** Cells may contain line breaks; line numbers are those of a text editor. */
function rowsOf(text: string) {
  const { data, errors } = papaparse.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const [quotes] = errors.filter(({ type }) => type === 'Quotes');
  let next = 1;
  const all = data.map((cells) => {
    const number = next;
    next += 1 + cells.join('').split('\n').length - 1;
    return { number, cells: cells.map((cell) => cell.trim()) };
  });
  if (quotes)
    throw new ListError([`Line ${all[quotes.row ?? 0]?.number ?? 1}: a quotation mark is not closed.`]);
  const [head, ...rows] = all.filter(({ cells }) => cells.some(Boolean));
  if (rows.length > MAX_LINES) throw new ListError([`The list has more than ${MAX_LINES} lines.`]);
  return { head: (head?.cells ?? []).map((cell) => cell.toLowerCase()), rows };
}

const isKnown = (name: string) => known.some((one) => one === name);

function faultsOfHead(head: string[]): string[] {
  return [
    ...required.filter((name) => !head.includes(name)).map((name) => `the column ${name} is missing.`),
    ...head.filter((name) => !isKnown(name)).map((name) => `there is no column "${name.slice(0, 50)}".`),
    ...head
      .filter((name, index) => head.indexOf(name) < index)
      .map((name) => `the column ${name} is there twice.`),
  ];
}

function toLine(number: number, values: Record<Column, string>): Line {
  const { brand, name, slug, kind, other_name, model_number, image, date } = values;
  const isNamed = name.toLowerCase().startsWith(brand.toLowerCase());
  return {
    number,
    brand,
    name,
    slug: slug || slugOf(isNamed ? name : `${brand} ${name}`),
    kind: kinds.find((one) => one === kind.toLowerCase()) ?? null,
    other_name: other_name || null,
    model_number: model_number || null,
    image: image || null,
    date: date || null,
  };
}

/** A brand and a device may have the same slug. */
const keyOf = ({ name, slug }: Line) => `${name ? 'device' : 'maker'} ${slug}`;

function faultsOf(line: Line, values: Record<Column, string>, isTooLong: boolean): string[] {
  const tooLong = known.filter((column) => values[column].length > (longest[column] ?? 200));
  return [
    ...(isTooLong ? ['it has more cells than there are columns.'] : []),
    ...(line.brand ? [] : ['the brand is missing.']),
    ...tooLong.map((column) => `${column} is longer than ${longest[column] ?? 200} characters.`),
    ...(isSlug.check(line).length > 0 ? [`"${line.slug.slice(0, 50)}" is no slug.`] : []),
    ...(values.kind && !line.kind ? [`kind is none of ${kinds.join(', ')}.`] : []),
    ...(line.image && !isSecure(line.image) ? ['image is no address that begins with https://.'] : []),
    ...(line.date && !isDay(line.date) ? ['date is no day like 2025-03-31.'] : []),
  ];
}

const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T12:00Z`).toJSON()?.slice(0, 10) === text;
