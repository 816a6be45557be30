import { isObject, type Schema } from './schema.ts';

/** The order of the entry at this index, limited by the schema's maximum. */
export const orderAt = (index: number, { maximum = Infinity }: Schema) => Math.min(index, maximum);

/** Sets the order of each entry to its index; orders that are not numbers stay unchanged. */
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
