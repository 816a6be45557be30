import { propertyAt } from '../../schemas/lines.ts';
import { normalizeFilter, type Model } from '../../schemas/model.ts';
import type { ViewFilter } from '../../schemas/views/savedViews.ts';
import type { PropertySchema } from '../slots.ts';

interface UsableFilter {
  filter: ViewFilter;
  /** The parameters that the list does not have, whose values it does not know, or that the user may not use. */
  gone: string[];
}

/** Splits the filter of a view into what the list can apply and the rest. */
export function usableFilter(model: Model, filter: ViewFilter, hidden: ReadonlySet<string>): UsableFilter {
  const entries = Object.entries(filter);
  const isUsable = ([parameter, value]: [string, unknown]) => isApplicable(model, parameter, value, hidden);
  return {
    filter: Object.fromEntries(entries.filter(isUsable)),
    gone: entries.filter((entry) => !isUsable(entry)).map(([parameter]) => parameter),
  };
}

function isApplicable(model: Model, parameter: string, value: unknown, hidden: ReadonlySet<string>): boolean {
  if (parameter === 'include_voided') return true;
  const name = filterName(model, parameter);
  const declared = name === undefined ? undefined : model.filters[name];
  if (name === undefined || !declared) return false;
  const { kind, of } = normalizeFilter(name, declared);
  if (hidden.has(of)) return false;
  const property: PropertySchema | undefined = propertyAt(model, of);
  const options = property?.enum;
  if (kind !== 'equals' || !options) return true;
  return valuesOf(value).every((one) => options.includes(one));
}

/** Several values come as a list, or joined by commas. */
const valuesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(',');

/** Returns the filter of a parameter, which ranges prefix with min_ and max_. */
export function filterName({ filters }: Pick<Model, 'filters'>, parameter: string): string | undefined {
  const [, range] = /^(?:min|max)_(.+)$/.exec(parameter) ?? [];
  if (range !== undefined && filters[range] && normalizeFilter(range, filters[range]).kind === 'range')
    return range;
  const declared = Object.hasOwn(filters, parameter) ? filters[parameter] : undefined;
  return declared && normalizeFilter(parameter, declared).kind !== 'range' ? parameter : undefined;
}
