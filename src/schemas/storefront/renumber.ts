import { isObject, type Schema } from './schema.ts';

/** The order of the entry at this place of its list: the place itself, up to the schema's bound. */
export const orderAt = (index: number, { maximum = Infinity }: Schema) => Math.min(index, maximum);

/** The entries with the orders of their places, where they have orders; one of another type stays as it is. */
export function renumber(entries: readonly unknown[], { properties }: Schema): unknown[] {
  const schema = properties?.order;
  if (!schema) return [...entries];
  return entries.map((entry, index) => {
    const order = orderAt(index, schema);
    const isKept = !isObject(entry) || entry.order === order || !isOrder(entry.order);
    return isKept ? entry : { ...entry, order };
  });
}

const isOrder = (value: unknown) => value === undefined || typeof value === 'number';
