import { can, type AccessRules, type Who } from '../can.ts';
import { canOpen, type Visitor } from '../canOpen.ts';
import type { Flag } from '../flags.ts';
import { requiredRights } from '../requiredRights.ts';
import { isAllowedAt, permissionChecksOf, type PermissionCheck, type Subject } from './permissionChecks.ts';

/** A page with its access rules. */
export interface SimulatedPage {
  name: string;
  path: string;
  /** A message key. */
  label: string;
  access: AccessRules;
  flags?: Flag[];
  /** Open to everyone. */
  isOpen?: boolean;
  /** Access rules of the actions on the page. */
  relatedPermissions?: Subject[];
  /** Parts of the page with access rules of their own. */
  parts?: SimulatedPage[];
}

export type AccessScope =
  /** At every location, or not specific to a location. */
  | 'all'
  /** At the own location, which is the simulated one. */
  | 'here'
  /** Own records only. */
  | 'own'
  /** At the own location, which is not the simulated one. */
  | 'elsewhere'
  | 'none';

export interface PermissionResult extends Pick<PermissionCheck, 'kind' | 'name'> {
  subject: string;
  scope: AccessScope;
  /**
   * Sets of rights that suffice: if allowed, those held; otherwise the smallest missing ones. Empty: no right is
   * needed.
   */
  requiredRights: string[][];
}

export interface PageAccess<P extends SimulatedPage = SimulatedPage> extends Pick<
  PermissionResult,
  'requiredRights'
> {
  page: P;
  isVisible: boolean;
  /** Feature flags of the page that are disabled. */
  off: Flag[];
  answers: PermissionResult[];
  parts: PageAccess[];
}

/** The id of no location. */
const ELSEWHERE = -1;

export const isAllowed = (scope: AccessScope): boolean =>
  scope === 'all' || scope === 'here' || scope === 'own';

/** Simulates, with `can()`, which pages a staff member sees, what they may do at a location, and by which rights. */
export const simulate = <P extends SimulatedPage>(
  visitor: Visitor,
  pages: readonly P[],
  location: number,
): PageAccess<P>[] => pages.map((page) => answerOf(visitor, page, location));

/** Rights of a staff member that only have effect at their own location, which is not the simulated one. */
export function rightsWithoutEffectAt(who: Who, pages: readonly SimulatedPage[], location: number): string[] {
  const questions = [...pages, ...pages.flatMap(({ parts = [] }) => parts)]
    .flatMap(({ relatedPermissions = [] }) => relatedPermissions)
    .flatMap(permissionChecksOf);
  const reachesOf = (one: Who) => questions.map((question) => reachOf(one, question, location));
  const reaches = reachesOf(who);
  return who.rights.filter((right) => {
    const without = reachesOf({ ...who, rights: who.rights.filter((one) => one !== right) });
    const gone = reaches.filter((reach, index) => reach !== without[index]);
    return gone.length > 0 && gone.every((reach) => reach === 'elsewhere');
  });
}

function answerOf<P extends SimulatedPage>(visitor: Visitor, page: P, location: number): PageAccess<P> {
  const { who, features } = visitor;
  const { isOpen = false, flags = [], relatedPermissions = [], parts = [] } = page;
  const sees = (one: Who) => isOpen || Boolean(can(one, 'list', page));
  return {
    page,
    isVisible: isOpen || canOpen(visitor, page),
    off: isOpen ? [] : flags.filter((flag) => !features.has(flag)),
    requiredRights: rightSetsOf(who, sees),
    answers: relatedPermissions.flatMap((subject) =>
      permissionChecksOf(subject).map((question) => ({
        subject: subject.name,
        ...reply(who, question, location),
      })),
    ),
    parts: simulate(visitor, parts, location),
  };
}

function reply(who: Who, question: PermissionCheck, location: number): Omit<PermissionResult, 'subject'> {
  const { kind, name, action, on } = question;
  const reach = reachOf(who, question, location);
  const decides = (one: Who) =>
    reach === 'own' ? Boolean(can(one, action, on)) : isAllowedAt(one, question, location);
  return { kind, name, scope: reach, requiredRights: rightSetsOf(who, decides) };
}

function reachOf(who: Who, question: PermissionCheck, location: number): AccessScope {
  const { action, on } = question;
  if (!can(who, action, on)) return 'none';
  if (isAllowedAt(who, question, location)) return isAllowedAt(who, question, ELSEWHERE) ? 'all' : 'here';
  const isAtHome = who.location_id !== null && isAllowedAt(who, question, who.location_id);
  return isAtHome ? 'elsewhere' : isSomeones(who, question) ? 'own' : 'none';
}

/** Whether the action is allowed on the staff member's own records. */
function isSomeones(who: Who, { action, on, recordAt }: PermissionCheck): boolean {
  const record = recordAt(who.location_id ?? ELSEWHERE);
  const own = { id: who.staff_id, staff_id: who.staff_id, opened_by: who.staff_id };
  return can(who, action, on, { ...record, ...own }) === true;
}

function rightSetsOf(who: Who, decides: (who: Who) => boolean): string[][] {
  const ways = requiredRights(decides, who);
  if (decides(who)) return ways.filter((way) => way.every((one) => who.rights.includes(one)));
  const missing = ways
    .map((way) => way.filter((one) => !who.rights.includes(one)))
    .filter((way, index, all) => all.findIndex((one) => one.join() === way.join()) === index);
  const fewest = Math.min(...missing.map(({ length }) => length));
  return missing.filter(({ length }) => length === fewest);
}
