import type { Who } from '../can.ts';
import { canOpen, type Visitor } from '../canOpen.ts';
import { rightCodes, effectiveRights, type RightsHolder } from '../effectiveRights.ts';
import type { SimulatedPage } from './simulate.ts';

/** Why a staff member has a right or not. */
export type RightSource = 'admin' | 'role' | 'added' | 'removed' | 'none';

export function rightSource(right: string, ofRole: readonly string[], holder: RightsHolder): RightSource {
  if (holder.role === 'ADMIN') return 'admin';
  if (rightCodes(holder.removed_permissions ?? []).includes(right)) return 'removed';
  if (ofRole.includes(right)) return 'role';
  return rightCodes(holder.permissions ?? []).includes(right) ? 'added' : 'none';
}

/** A staff member with a right, and its source. */
export interface Holder<T> {
  person: T;
  source: RightSource;
}

export interface Person extends RightsHolder {
  id: string;
  store_id: string;
  location_id: number | null;
}

/** The `Who` of a staff member whose role has these rights. */
export const whoOf = (person: Person, ofRole: readonly string[]): Who => ({
  staff_id: person.id,
  store_id: person.store_id,
  role: person.role,
  location_id: person.location_id,
  rights: effectiveRights(ofRole, person),
});

/** Effect of a change on a staff member: gained and lost rights, opened and closed pages. */
export interface Effect<P> {
  gained: string[];
  lost: string[];
  opened: P[];
  closed: P[];
}

export function effectOf(
  before: Who,
  after: Who,
  pages: readonly SimulatedPage[],
  features: Visitor['features'],
): Effect<SimulatedPage> {
  const all = pages.flatMap((page) => [page, ...(page.parts ?? [])]);
  const openTo = (who: Who) => new Set(all.filter((page) => page.isOpen || canOpen({ who, features }, page)));
  const [former, latter] = [openTo(before), openTo(after)];
  return {
    gained: after.rights.filter((one) => !before.rights.includes(one)),
    lost: before.rights.filter((one) => !after.rights.includes(one)),
    opened: all.filter((page) => latter.has(page) && !former.has(page)),
    closed: all.filter((page) => former.has(page) && !latter.has(page)),
  };
}

/** Staff members with the same effect. */
export interface EffectGroup<T, P> {
  people: T[];
  effect: Effect<P>;
}

/** Effect of changed role rights on its staff members, grouped, largest group first. */
export function effectsOf<T extends Person>(
  people: readonly T[],
  [before, after]: readonly [readonly string[], readonly string[]],
  pages: readonly SimulatedPage[],
  features: Visitor['features'],
): { groups: EffectGroup<T, SimulatedPage>[]; unchanged: T[] } {
  const groups = new Map<string, EffectGroup<T, SimulatedPage>>();
  const unchanged: T[] = [];
  for (const person of people) {
    const effect = effectOf(whoOf(person, before), whoOf(person, after), pages, features);
    const key = JSON.stringify([effect.gained.toSorted(), effect.lost.toSorted()]);
    const group = groups.get(key);
    if (!hasEffect(effect)) unchanged.push(person);
    else if (group) group.people.push(person);
    else groups.set(key, { people: [person], effect });
  }
  const largestFirst = [...groups.values()].toSorted((one, other) => other.people.length - one.people.length);
  return { groups: largestFirst, unchanged };
}

export const hasEffect = ({ gained, lost }: Effect<unknown>): boolean => gained.length + lost.length > 0;

/** Staff members who have a right; `held` contains the rights of each role. */
export const rightHolders = <T extends Person>(
  people: readonly T[],
  right: string,
  held: Record<string, readonly string[]>,
): Holder<T>[] =>
  people
    .map((person) => ({ person, ofRole: held[person.role] ?? [] }))
    .filter(({ person, ofRole }) => whoOf(person, ofRole).rights.includes(right))
    .map(({ person, ofRole }) => ({ person, source: rightSource(right, ofRole, person) }));
