import { childrenOf, type Schema } from '../../../../../schemas/storefront/schema.ts';
import { orderAt } from '../../../../../schemas/storefront/renumber.ts';

/** Creates an entry at this index from the schema's defaults, with today's date and a new id. */
export function newEntry(schema: Schema, index: number, today: string): Record<string, unknown> {
  const values = childrenOf(schema).map(([key, child]) => [key, valueOf(key, child)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));

  function valueOf(key: string, child: Schema): unknown {
    if (key === 'order') return orderAt(index, child);
    if (child.format === 'id') return crypto.randomUUID();
    if (child.format === 'day') return today;
    return structuredClone(child.default);
  }
}
