/** A parsed cell, or why it is invalid; reasons are message keys. */
export type Reading<T> = { value: T; warning?: string } | { invalid: string };

export const isInvalid = <T>(reading: Reading<T>): reading is { invalid: string } => 'invalid' in reading;
