import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isEqual } from './isEqual.ts';
import { alignEntries } from './alignEntries.ts';

/** What stood somewhere, and what two people made of it. */
export interface Versions {
  before: unknown;
  after: unknown;
  theirs: unknown;
}

/** A place that both changed, each in another way. */
export interface Clash extends Versions {
  pointer: string;
}

interface Merged {
  value: unknown;
  clashes: Clash[];
}

/**
 * What two people made of one value, field by field: what only one of them changed is that, of what both changed
 * differently it is theirs and told. Entries of lists are followed where they can be told apart.
 */
export function mergeValues(pointer: string, versions: Versions): Merged {
  const { before, after, theirs } = versions;
  if (isEqual(after, theirs) || isEqual(before, after)) return { value: theirs, clashes: [] };
  if (isEqual(before, theirs)) return { value: after, clashes: [] };
  if (isObject(after) && isObject(theirs) && isObject(before ?? {})) return mergeObjects(pointer, versions);
  const lists = Array.isArray(before) && Array.isArray(after) && Array.isArray(theirs);
  const merged = lists && mergeLists(pointer, before, after, theirs);
  return merged || { value: theirs, clashes: [{ pointer, ...versions }] };
}

function mergeObjects(pointer: string, versions: Versions): Merged {
  const [before, after, theirs] = [versions.before, versions.after, versions.theirs].map((one) =>
    isObject(one) ? one : {},
  ) as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(after)])];
  const merged = keys.map((key) => {
    const part = { before: before[key], after: after[key], theirs: theirs[key] };
    return [key, mergeValues(pointerTo(pointer, key), part)] as const;
  });
  return {
    value: Object.fromEntries(
      merged.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
    ),
    clashes: merged.flatMap(([, { clashes }]) => clashes),
  };
}

/** Undefined where it is not certain which entry became which, or one is gone that the other changed. */
function mergeLists(
  pointer: string,
  before: unknown[],
  after: unknown[],
  theirs: unknown[],
): Merged | undefined {
  const [mine, their] = [alignEntries(before, after), alignEntries(before, theirs)];
  if (!mine || !their) return undefined;
  const value: unknown[] = [];
  const clashes: Clash[] = [];
  const add = (index: number) => {
    const [own, others] = [mine.added.get(index) ?? [], their.added.get(index) ?? []];
    value.push(...others, ...own.filter((one) => !others.some((other) => isEqual(one, other))));
  };
  add(-1);
  for (const [index, entry] of before.entries()) {
    const [own, other] = [mine.kept[index], their.kept[index]];
    if (own && other) {
      const part = { before: entry, after: own.entry, theirs: other.entry };
      const merged = mergeValues(pointerTo(pointer, String(value.length)), part);
      value.push(merged.value);
      clashes.push(...merged.clashes);
    } else if (!isEqual((own ?? other)?.entry ?? entry, entry)) return undefined;
    add(index);
  }
  return { value, clashes };
}
