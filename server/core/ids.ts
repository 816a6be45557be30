const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A UUID as the database writes it; anything else as it is. */
export const lowerUuid = <T>(value: T): T => (isUuid(value) ? (value.toLowerCase() as T & string) : value);

export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
