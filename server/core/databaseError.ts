export interface DatabaseError {
  code?: string;
  constraint?: string;
  message?: string;
}

/** Returns the database's own error: drizzle wraps it together with the query's values. */
export function databaseError(error: unknown): DatabaseError {
  const { cause } = error as { cause?: DatabaseError };
  return cause ?? (error as DatabaseError);
}

/** Returns the name of the violated constraint. An error that comes from a shard names it in its message only. */
export const constraintOf = ({ constraint, message = '' }: DatabaseError): string | undefined =>
  constraint ?? /["«]\s?(\w+)\s?["»]/.exec(message)?.[1];
