import { isObject } from '../../../schemas/storefront/schema.ts';
import { isEqual } from './isEqual.ts';

export interface Alignment {
  /** What each entry of before has become; nothing where it is gone. */
  kept: ({ entry: unknown } | undefined)[];
  /** What came after the entry at each place; -1: before the first. */
  added: Map<number, unknown[]>;
}

/** Which entry of a list became which; undefined where that is not certain, as after one was moved. */
export function alignEntries(before: unknown[], after: unknown[]): Alignment | undefined {
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).toReversed(), after.slice(start).toReversed());
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  const isSingle = gone.length === 1 && come.length === 1 && idOfEntry(gone[0]) === idOfEntry(come[0]);
  const pairs = isSingle ? new Map([[0, 0]]) : pairsOf(gone, come);
  const lost = gone.filter((_, index) => !pairs.has(index));
  const places = new Map([...pairs].map(([place, index]) => [index, place]));
  const added = new Map<number, unknown[]>();
  let last = start - 1;
  for (const [index, entry] of come.entries()) {
    const place = places.get(index);
    if (place !== undefined) last = start + place;
    else if (lost.some((one) => likeness(one, entry) > 0)) return undefined;
    else added.set(last, [...(added.get(last) ?? []), entry]);
  }
  const kept = before.map((entry, index) => {
    if (index < start || index >= before.length - end) return { entry };
    const place = pairs.get(index - start);
    return place === undefined ? undefined : { entry: come[place] };
  });
  return { kept, added };
}

/** The pairs of entries, by their places and in their order, that are most alike in sum. */
function pairsOf(gone: unknown[], come: unknown[]): Map<number, number> {
  const best: number[][] = Array.from({ length: gone.length + 1 }, () =>
    Array.from({ length: come.length + 1 }, () => 0),
  );
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const alike = gone.map((one) => come.map((other) => likeness(one, other)));
  const pairedAt = (row: number, column: number) => {
    const score = alike[row]?.[column] ?? 0;
    return score > 0 ? at(row + 1, column + 1) + score : 0;
  };
  for (let row = gone.length - 1; row >= 0; row--) {
    for (let column = come.length - 1; column >= 0; column--) {
      best[row]![column] = Math.max(at(row + 1, column), at(row, column + 1), pairedAt(row, column));
    }
  }
  const pairs = new Map<number, number>();
  for (let row = 0, column = 0; row < gone.length && column < come.length;) {
    if (at(row, column) > 0 && at(row, column) === pairedAt(row, column)) pairs.set(row++, column++);
    else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return pairs;
}

function commonLength(a: unknown[], b: unknown[]): number {
  const length = a.findIndex((one, index) => index >= b.length || !isEqual(one, b[index]));
  return length < 0 ? a.length : length;
}

/** How much these look like two versions of one entry, up to 1: by their ids, or by the fields that are the same. */
function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return Number(isEqual(one, other));
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== undefined || otherId !== undefined) return Number(id === otherId);
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'order');
  const same = keys.filter((key) => isEqual(one[key], other[key])).length;
  if (same === keys.length) return 1;
  return same * 2 >= keys.length ? same / keys.length / 2 : 0;
}

const idOfEntry = (entry: unknown) => (isObject(entry) ? idOf(entry) : undefined);

const idOf = ({ id, props }: Record<string, unknown>) => id ?? (isObject(props) ? props.id : undefined);
