import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { visibleOrder } from '../documentEditor/visibleOrder.ts';
import { propertiesOf } from './meaning.ts';

/** More than any schema allows. */
const limit = 1000;

export interface Entry {
  value: unknown;
  /** Its index in the document. */
  index: number;
}

/** Returns the entries of a list in visible order: by `order`, then by position. */
export function entriesOf(schema: Schema, value: unknown): Entry[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, limit) : [];
  return visibleOrder(schema.items ?? {}, list).map((index) => ({ value: list[index], index }));
}

/** Whether one of its flags hides this part or entry. */
export const isHidden = (schema: Schema, value: unknown) =>
  isObject(value) &&
  propertiesOf(schema).some(({ name, meaning }) => meaning === 'visible' && value[name] === false);

/** Returns any value as text, cut to a length that fits a page. */
export function asText(value: unknown, length = 2000): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
