import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { visibleOrder } from '../documentEditor/visibleOrder.ts';
import { propertiesOf } from './meaning.ts';

/** More than any schema allows. */
const limit = 1000;

export interface Entry {
  value: unknown;
  /** Its place in the document. */
  index: number;
}

/** The entries of a list as the storefront shows them: by their order, those of the same order as they stand. */
export function entriesOf(schema: Schema, value: unknown): Entry[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, limit) : [];
  return visibleOrder(schema.items ?? {}, list).map((index) => ({ value: list[index], index }));
}

/** Does one of its switches keep this part, or entry, from the visitors? */
export const isHidden = (schema: Schema, value: unknown) =>
  isObject(value) &&
  propertiesOf(schema).some(({ name, meaning }) => meaning === 'visible' && value[name] === false);

/** Any value as text that fits a page. */
export function asText(value: unknown, length = 2000): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
