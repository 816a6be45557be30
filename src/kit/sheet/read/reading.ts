/** What a cell means, or why it means nothing; a reason names a message of the catalogue. */
export type Reading<T> = { value: T; warning?: string } | { invalid: string };

export const isInvalid = <T>(reading: Reading<T>): reading is { invalid: string } => 'invalid' in reading;
