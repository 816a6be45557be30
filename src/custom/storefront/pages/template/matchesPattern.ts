import type { Schema } from '../../../../schemas/storefront/schema.ts';

/** Is a text written as its schema says? */
export const matchesPattern = (schema: Schema | undefined, text: string): boolean =>
  schema?.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
