import { hiddenFields, splitFieldPath } from '../../../src/schemas/fieldAccess.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { normalizeFilter, writableKeys, type Model } from '../../../src/schemas/model.ts';
import { forbidden } from '../problem.ts';
import type { Values } from './entity.ts';
import type { ListQuery } from './listQuery.ts';

/** Rejects (403) a list sorted or filtered by a property hidden from the caller, because the order would reveal it. */
export function checkQuery(who: Who, model: Model, { filter, sorts }: ListQuery): void {
  const hidden = new Set(hiddenFields(model, who));
  const isAsked = (key: string) =>
    [key, `min_${key}`, `max_${key}`].some((name) => filter[name] !== undefined);
  const compared = Object.entries(model.filters)
    .filter(([key]) => isAsked(key))
    .map(([key, declared]) => normalizeFilter(key, declared).of);
  if ([...sorts.map(({ field }) => field), ...compared].some((property) => hidden.has(property)))
    throw forbidden();
}

/**
 * Returns the values with the stored values of hidden properties; items of a list get theirs back. Rejects (403)
 * changes of hidden properties; in a new record they may be null.
 */
export function withHidden(who: Who, model: Model, values: Values, stored?: Values): Values {
  const writable = new Set(writableKeys(model));
  const whole = { ...values };
  for (const path of hiddenFields(model, who)) {
    const { key, part } = splitFieldPath(path);
    const sent = values[key];
    if (!writable.has(key) || sent === undefined) continue;
    if (part === undefined) {
      if (stored || sent !== null) throw forbidden();
    } else if (Array.isArray(sent)) {
      const by = model.lines?.[key]?.of;
      const before = (stored?.[key] ?? []) as Values[];
      whole[key] = sent.map((entry: unknown) => filled(entry, part, by, before));
    }
  }
  return whole;
}

function filled(sent: unknown, part: string, by: string | undefined, before: Values[]): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const entry = sent as Values;
  if (entry[part] !== undefined) throw forbidden();
  const same = by === undefined ? undefined : before.find((one) => one[by] === entry[by]);
  return same?.[part] === undefined ? entry : { ...entry, [part]: same[part] };
}
