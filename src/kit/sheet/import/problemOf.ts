import { HttpError } from 'react-admin';
import { SheetError } from '../SheetError.ts';

/** An error as a message key with parameters. */
export interface Problem {
  message: string;
  params?: Record<string, string | number>;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof SheetError) return { message: error.code, params: error.params };
  return { message: error instanceof HttpError ? error.message : 'messages.failed' };
}
