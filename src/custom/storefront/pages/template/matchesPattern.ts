import type { Schema } from '../../../../schemas/storefront/schema.ts';

/** Whether a text matches its schema's pattern. */
export const matchesPattern = (schema: Schema | undefined, text: string): boolean =>
  schema?.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
