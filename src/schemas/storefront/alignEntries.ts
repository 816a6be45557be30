import { entryKey, keyOf } from './entryKey.ts';
import { isEqual } from './isEqual.ts';
import { isObject } from './schema.ts';

/** Corresponding entries of two versions of a list, by index. */
export interface Alignment {
  /** New index of each old entry; undefined if removed. */
  to: (number | undefined)[];
  /** Old index of each new entry; undefined if added. */
  from: (number | undefined)[];
}

/** Maximum number of pairs of keyless entries that are compared field by field. */
const MAX_PAIRS = 10_000;

/**
 * Aligns two versions of a list by entry keys. Pairs in which an entry has no key are matched by equality, then by
 * similarity, then by position. Finds moved entries at any position.
 */
export function alignEntries(before: unknown[], after: unknown[]): Alignment {
  const to: (number | undefined)[] = before.map(() => undefined);
  const from: (number | undefined)[] = after.map(() => undefined);
  const pair = (old: number, now: number) => {
    to[old] = now;
    from[now] = old;
  };
  const gone = () => before.flatMap((_, index) => (to[index] === undefined ? [index] : []));
  const come = () => after.flatMap((_, index) => (from[index] === undefined ? [index] : []));
  const mayPair = (old: number, now: number) =>
    identityOf(before[old]) === undefined || identityOf(after[now]) === undefined;

  const byName = (nameOf: (entry: unknown) => string | undefined, isAllowed: typeof mayPair) => {
    const places = new Map<string, number[]>();
    for (const old of gone()) {
      const name = nameOf(before[old]);
      if (name !== undefined) places.set(name, [...(places.get(name) ?? []), old]);
    }
    for (const now of come()) {
      const found = places.get(nameOf(after[now]) ?? '');
      const at = found?.findIndex((old) => isAllowed(old, now)) ?? -1;
      const [old] = at < 0 ? [] : (found?.splice(at, 1) ?? []);
      if (old !== undefined) pair(old, now);
    }
  };
  byName(identityOf, () => true);
  byName(contentOf, mayPair);

  const [lost, found] = [gone(), come()];
  if (lost.length * found.length <= MAX_PAIRS) {
    const pairs = lost.flatMap((old) =>
      found.flatMap((now) => {
        const score = mayPair(old, now) ? likeness(before[old], after[now]) : 0;
        return score > 0 ? [{ old, now, score }] : [];
      }),
    );
    pairs.sort((a, b) => b.score - a.score || distance(a) - distance(b));
    for (const { old, now } of pairs) {
      if (to[old] === undefined && from[now] === undefined) pair(old, now);
    }
  }

  const [[old, ...olds], [now, ...others]] = [gone(), come()];
  if (old === undefined || now === undefined || olds.length > 0 || others.length > 0) return { to, from };
  const isSamePlace = old === 0 || now === 0 ? old === now : to[old - 1] === now - 1;
  if (isSamePlace && mayPair(old, now) && idOf(before[old]) === idOf(after[now])) pair(old, now);
  return { to, from };
}

const distance = ({ old, now }: { old: number; now: number }) => Math.abs(old - now);

/** The unique identity of an entry: its key, or the id of a page block. */
function identityOf(entry: unknown): string | undefined {
  const props = isObject(entry) ? entry.props : undefined;
  const block = isObject(props) ? props.id : undefined;
  return keyOf(entry) ?? (typeof block === 'string' && block !== '' ? block : undefined);
}

const idOf = (entry: unknown) => (isObject(entry) ? entry.id : undefined);

/** Content of an entry without its key and order. */
const contentOf = (entry: unknown): string =>
  JSON.stringify(entry, (name, value: unknown) =>
    name === entryKey || name === 'order'
      ? undefined
      : isObject(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  ) ?? '';

/** Similarity of two entries from 0 to 1: by id, or by the share of equal fields. */
function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return Number(isEqual(one, other));
  if (one.id !== undefined || other.id !== undefined) return Number(one.id === other.id);
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => name !== 'order' && name !== entryKey,
  );
  const same = names.filter((name) => isEqual(one[name], other[name])).length;
  return same > 0 && same * 2 >= names.length ? same / names.length : 0;
}
