import type { Model } from '../../src/schemas/model.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns a UUID in lower case, as PostgreSQL does; other values unchanged. */
export const lowerUuid = <T>(value: T): T => (isUuid(value) ? (value.toLowerCase() as T & string) : value);

export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Returns whether a record of the model can have this id. */
export function isIdOf({ schema }: Pick<Model, 'schema'>, id: unknown): boolean {
  const { type, format } = schema.properties.id as { type?: string; format?: string };
  return type === 'integer' ? isNumber(id) : format !== 'uuid' || isUuid(id);
}

const isNumber = (id: unknown) =>
  (typeof id === 'number' || typeof id === 'string') && /^\d{1,9}$/.test(String(id));
