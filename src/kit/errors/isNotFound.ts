import { HttpError } from 'react-admin';

/** Whether a request failed because the record does not exist or may not be seen. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
