import type { FieldError } from 'react-hook-form';

/** The first message of an error or of those inside it. */
export function firstMessage(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const { message } = error as FieldError;
  return typeof message === 'string'
    ? message
    : Object.values(error)
        .map(firstMessage)
        .find((one) => one !== undefined);
}
