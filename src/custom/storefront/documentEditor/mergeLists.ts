import { alignEntries, type Alignment } from '../../../schemas/storefront/alignEntries.ts';
import { keyOf } from '../../../schemas/storefront/entryKey.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { pointerTo } from '../../../schemas/storefront/pointer.ts';
import { renumber } from '../../../schemas/storefront/renumber.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import type { FieldConflict, Merged, ThreeWay } from './merged.ts';
import { movedEntries } from './movedEntries.ts';
import { isInOrder } from './visibleOrder.ts';

const entryAt = (list: unknown[], place: number | undefined) =>
  place === undefined ? undefined : list[place];

type MergeEntry = (pointer: string, versions: ThreeWay) => Merged;

/** Identifies an entry across the three versions: by its old index, or by who added it and where. */
type Name = string;

/**
 * Merges two versions of a list by entry. The result is in their order; entries that we moved or added follow their
 * predecessor in our version. Where `order` fields equal the positions, they are renumbered.
 */
export function mergeLists(
  pointer: string,
  schema: Schema,
  lists: ThreeWay<unknown[]>,
  mergeEntry: MergeEntry,
): Merged {
  const items = schema.items ?? {};
  const isPlaced =
    items.properties?.order !== undefined && [lists.after, lists.theirs].every((list) => isInOrder(list));
  const { before, after, theirs } = isPlaced ? withoutOrders(lists) : lists;
  const [mine, their] = [alignEntries(before, after), alignEntries(before, theirs)];
  const values = new Map<Name, unknown>();
  const conflicts: FieldConflict[] = [];
  const merge = (name: Name, at: string, versions: ThreeWay) => {
    const merged = mergeEntry(pointerTo(pointer, at), versions);
    if (merged.value !== undefined) values.set(name, merged.value);
    conflicts.push(...merged.conflicts);
  };
  for (const [index, entry] of before.entries()) {
    const versions = {
      before: entry,
      after: entryAt(after, mine.to[index]),
      theirs: entryAt(theirs, their.to[index]),
    };
    merge(`${index}`, `${index}`, versions);
  }
  const theirNames = theirs.map((_, place) => their.from[place]?.toString() ?? `their ${place}`);
  const twins = new Map<Name, unknown>();
  const ownNames = after.map((entry, place) => {
    const known = mine.from[place]?.toString();
    if (known !== undefined) return known;
    const twin = theirs.findIndex(
      (other, index) =>
        their.from[index] === undefined && !twins.has(`their ${index}`) && isSame(entry, other),
    );
    const name = twin < 0 ? `own ${place}` : `their ${twin}`;
    if (twin >= 0) twins.set(name, entry);
    else values.set(name, entry);
    return name;
  });
  for (const [place, entry] of theirs.entries()) {
    const name = `their ${place}`;
    if (their.from[place] !== undefined) continue;
    if (twins.has(name))
      merge(name, `+${place}`, { before: undefined, after: twins.get(name), theirs: entry });
    else values.set(name, entry);
  }
  const order = mergedOrder(theirNames, ownNames, movedNames(ownNames, mine)).filter((name) =>
    values.has(name),
  );
  const value = order.map((name) => values.get(name));
  return { value: isPlaced ? renumber(value, items) : value, conflicts };
}

/** Both sides added it, or it was saved before it was changed again. */
const isSame = (own: unknown, other: unknown) =>
  isEqual(own, other) || (keyOf(own) !== undefined && keyOf(own) === keyOf(other));

function movedNames(ownNames: Name[], mine: Alignment): Set<Name> {
  const kept = ownNames.flatMap((name, place) => {
    const was = mine.from[place];
    return was === undefined ? [] : [{ name, was }];
  });
  const moved = movedEntries(kept.map(({ was }) => was));
  return new Set(kept.filter((_, index) => moved.has(index)).map(({ name }) => name));
}

/** Their order, with the entries only we added or moved placed after their predecessor in ours. */
function mergedOrder(theirNames: Name[], ownNames: Name[], moved: Set<Name>): Name[] {
  const names = theirNames.filter((name) => !moved.has(name));
  const shown = new Set(names);
  let last = -1;
  for (const name of ownNames) {
    if (shown.has(name)) {
      last = names.indexOf(name);
      continue;
    }
    last += 1;
    while (names[last]?.startsWith('their ')) last += 1;
    names.splice(last, 0, name);
    shown.add(name);
  }
  return names;
}

const withoutOrder = (entry: unknown) => {
  if (!isObject(entry)) return entry;
  const { order: _, ...others } = entry;
  return others;
};

const withoutOrders = ({ before, after, theirs }: ThreeWay<unknown[]>): ThreeWay<unknown[]> => ({
  before: before.map(withoutOrder),
  after: after.map(withoutOrder),
  theirs: theirs.map(withoutOrder),
});
