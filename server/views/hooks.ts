import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { MOST_VIEWS, savedViews as model, type SavedView } from '../../src/schemas/views/savedViews.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import { filterReader } from '../core/records/filterReader.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import { modelNamed } from '../core/tables/registry.ts';
import { roles } from '../staff/index.ts';
import { chosenViews, savedViews } from './tables.ts';

type Owner = Pick<SavedView, 'resource' | 'kind' | 'role' | 'staff_id'>;

/** Views have one name each and are bounded in number, for each person, role and store; filters are those of the list. */
export const viewHooks: Hooks<SavedView> = {
  complete: async (scope, records, who) => {
    const first = await firstViews(scope, who, [...new Set(records.map(({ resource }) => resource))]);
    for (const record of records) record.opens_first = first.get(record.resource) === record.id;
  },

  beforeWrite: async ({ scope, who }, record, stored) => {
    const owned = ownerOf(record, who, stored);
    await scope.alone(`views of ${record.resource}`);
    checkList(record, stored);
    if (owned.role !== null && (await scope.count(roles, eq(roles.code, owned.role))) === 0)
      throw invalid([{ path: '/role', code: 'reference' }]);
    await checkPlace(scope, { ...record, ...owned }, stored);
    const is_default = record.is_default && owned.kind !== 'MINE';
    if (is_default) await scope.update(savedViews, { is_default: false }, ofOwner(owned));
    return { role: owned.role, staff_id: owned.staff_id, is_default };
  },
};

/** The own views keep their owner; a view that is no longer shared is that of who says so. */
function ownerOf({ resource, kind, role }: SavedView, who: Who, stored?: SavedView): Owner {
  const staff_id = stored?.kind === 'MINE' ? stored.staff_id : who.staff_id;
  return {
    resource,
    kind,
    role: kind === 'ROLE' ? role : null,
    staff_id: kind === 'MINE' ? staff_id : null,
  };
}

/** Rejects lists that do not exist, and filters that are none of the list's. */
function checkList({ resource, filter }: SavedView, stored?: SavedView): void {
  const listed = modelNamed(resource);
  if (!listed?.access.list || (stored && stored.resource !== resource))
    throw invalid([{ path: '/resource', code: 'reference' }]);
  if (stored && JSON.stringify(stored.filter) === JSON.stringify(filter)) return;
  const { errors } = { errors: undefined, ...filterReader(listed)(filter) };
  if (errors) throw invalid(errors.map((error) => ({ ...error, path: `/filter${error.path}` })));
}

async function checkPlace(scope: Scope, view: SavedView, stored?: SavedView): Promise<void> {
  const others = await scope.select(
    savedViews,
    { name: savedViews.name },
    { where: and(ofOwner(view), stored && ne(savedViews.id, stored.id)) },
  );
  if (others.length >= MOST_VIEWS)
    throw invalid([{ path: '/name', code: 'views', params: { limit: MOST_VIEWS } }]);
  if (others.some(({ name }) => folded(name) === folded(view.name)))
    throw invalid([{ path: '/name', code: 'unique' }]);
}

const folded = (name: string) => name.trim().normalize('NFKC').toLowerCase();

/** The views of a list that belong to the same person, role or store. */
const ofOwner = ({ resource, kind, role, staff_id }: Owner): SQL =>
  and(
    eq(savedViews.resource, resource),
    eq(savedViews.kind, kind),
    role === null ? isNull(savedViews.role) : eq(savedViews.role, role),
    staff_id === null ? isNull(savedViews.staff_id) : eq(savedViews.staff_id, staff_id),
  )!;

/** The view that each list opens with: the chosen one, else that of the role, else everybody's. */
async function firstViews(scope: Scope, who: Who, resources: string[]): Promise<Map<string, string | null>> {
  const chosen = await scope.select(
    chosenViews,
    { resource: chosenViews.resource, view_id: chosenViews.view_id },
    { where: and(eq(chosenViews.staff_id, who.staff_id), inArray(chosenViews.resource, resources)) },
  );
  const { id, resource, kind, role, is_default } = savedViews;
  const ids = chosen.flatMap(({ view_id }) => view_id ?? []);
  const isCandidate = or(eq(is_default, true), inArray(id, ids));
  const views = await scope.select(
    savedViews,
    { id, resource, kind, role, is_default },
    { where: and(inArray(resource, resources), isCandidate, readableRows(who, model, savedViews)) },
  );
  const firstOf = (name: string): string | null => {
    const own = chosen.find((one) => one.resource === name);
    if (own && (own.view_id === null || views.some((view) => view.id === own.view_id))) return own.view_id;
    const shared = views.filter((view) => view.resource === name && view.is_default);
    const ofRole = shared.find((view) => view.kind === 'ROLE' && view.role === who.role);
    return (ofRole ?? shared.find((view) => view.kind === 'STORE'))?.id ?? null;
  };
  return new Map(resources.map((name) => [name, firstOf(name)]));
}
