import type { Model } from '../../schemas/model.ts';
import type { SavedView } from '../../schemas/views/savedViews.ts';
import { usableFilter } from './usableFilter.ts';

/** What this device keeps of a view, so that a list can open with it before views are loaded. */
export type KnownView = Pick<
  SavedView,
  'id' | 'name' | 'filter' | 'columns' | 'sort' | 'page_size' | 'opens_first'
>;

/** The address parameter with the id of the shown view. */
export const viewParameter = 'view';

/** Its value for the list without a view, where it opens with one. */
export const noView = 'all';

/** The key of the preference store with the known views of a list. */
export const knownViewsKey = (resource: string) => `${resource}.views`;

/** The key of the columns that were changed in a view, or in the list without one. */
export const columnsKey = (resource: string, view: Pick<SavedView, 'id'> | undefined) =>
  view ? `${resource}.views.${view.id}` : resource;

type Listed = [model: Model, hidden: ReadonlySet<string>];

/** Returns the address parameters of a view; those that are `given` win. */
export function viewSearch(view: KnownView, [model, hidden]: Listed, given = ''): string {
  const parameters = new URLSearchParams(given);
  const add = (name: string, value: string) => parameters.has(name) || parameters.set(name, value);
  add(viewParameter, view.id);
  add('filter', JSON.stringify(usableFilter(model, view.filter, hidden).filter));
  const { sort, page_size: size } = view;
  if (sort && isSortable(sort.field, [model, hidden]) && !parameters.has('sort')) {
    add('sort', sort.field);
    add('order', sort.order);
  }
  if (size !== null) add('perPage', String(size));
  return `?${parameters}`;
}

/** Whether the list sorts by a property that the user may see. */
export const isSortable = (field: string, [model, hidden]: Listed): boolean =>
  field in model.sorts && !hidden.has(field);

/**
 * Returns the parameters to which an address leads: those of the view that it names or, without any, of the view that
 * the list opens with. Undefined if it says all itself.
 */
export function resolveViewSearch(
  search: string,
  known: readonly KnownView[],
  ...listed: Listed
): string | undefined {
  const parameters = new URLSearchParams(search);
  const id = parameters.get(viewParameter);
  const isBare = [...parameters].length === 0;
  const view = known.find((one) => (isBare ? one.opens_first : one.id === id));
  const resolved = view && viewSearch(view, listed, search);
  return resolved === `?${parameters}` ? undefined : resolved;
}
