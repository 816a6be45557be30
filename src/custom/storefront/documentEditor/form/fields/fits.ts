import { isObject, type Schema } from '../../../../../schemas/storefront/schema.ts';

const enough = 10_000;

const kinds: Record<string, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

/** Whether the control of the schema's type can show the value. A missing value always fits. */
export function fits(
  { type, maxLength = Infinity }: Pick<Schema, 'type' | 'maxLength'>,
  value: unknown,
): boolean {
  if (value === undefined || typeof type !== 'string') return true;
  return Boolean(kinds[type]?.(value)) && !isTooLong(value, maxLength);
}

const isTooLong = (value: unknown, limit: number) =>
  typeof value === 'string' && value.length > Math.max(limit, enough);

/** The empty value of a type. */
export const emptyOf = ({ type }: Pick<Schema, 'type'>): unknown =>
  type === 'object' ? {} : type === 'array' ? [] : undefined;
