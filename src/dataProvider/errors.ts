import { HttpError } from 'react-admin';
import type { LastChange } from '../schemas/history.ts';
import type { ValidationError } from '../schemas/validate.ts';

const messages: Record<number, string> = {
  0: 'messages.connection',
  400: 'messages.bad_request',
  401: 'auth.session_expired',
  403: 'messages.not_allowed',
  404: 'messages.not_found',
  409: 'messages.in_use',
  412: 'dialog.stale.title',
  413: 'messages.too_large',
  422: 'messages.bad_request',
  429: 'auth.too_many_requests',
  502: 'messages.unavailable',
  503: 'messages.unavailable',
  504: 'messages.unavailable',
};

/** The body of the HttpErrors thrown by the data provider. */
export interface ErrorBody {
  problems: ValidationError[];
  /** A message of the service, for users. */
  serverMessage?: string;
  /** The conflicting change: who made it, and when. */
  changed?: LastChange;
  /** The parsed response body. */
  responseBody?: unknown;
}

/** Converts an error response to an HttpError; also accepts bodies that are not problem+json (RFC 9457). */
export function toHttpError(status: number, json: unknown): HttpError {
  const { errors, message, changed } = {
    ...(json as { errors?: unknown; message?: unknown; changed?: unknown } | undefined),
  };
  const problems = Array.isArray(errors) ? errors.filter(isProblem) : [];
  return new HttpError(messages[status] ?? 'messages.failed', status, {
    problems,
    serverMessage: typeof message === 'string' ? message : undefined,
    changed: isLastChange(changed) ? changed : undefined,
    responseBody: json,
  } satisfies ErrorBody);
}

export function problemsOf(error: unknown): ValidationError[] {
  return error instanceof HttpError ? ((error.body as ErrorBody | undefined)?.problems ?? []) : [];
}

/** Returns the body of an error response; undefined if it is not JSON. */
export const responseBodyOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.body as ErrorBody | undefined)?.responseBody : undefined;

/** Returns the service's message, else the message key. */
export const serverMessageOf = (error: HttpError): string =>
  (error.body as ErrorBody | undefined)?.serverMessage ?? error.message;

/** No response, or a gateway error: the service may be back in a moment. */
const unavailableStatuses = [0, 502, 503, 504];

/**
 * Statuses with a specific message: no connection, forbidden, not found, in use, stale, too large, too many requests.
 */
const explainedStatuses = new Set([0, 401, 403, 404, 409, 412, 413, 429]);

/** Returns the message key of a status with a specific message, else `fallback`. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError && explainedStatuses.has(error.status) ? error.message : fallback;

/** Returns the service's message, else the specific message key, else `fallback`. */
export const errorMessageOf = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && (error.body as ErrorBody | undefined)?.serverMessage) ||
  reasonOf(error, fallback);

/** Returns who changed the record since the version of a refused write, if the service reports it. */
export const lastChangeOf = (error: HttpError): LastChange | undefined =>
  (error.body as ErrorBody | undefined)?.changed;

const isLastChange = (value: unknown): value is LastChange =>
  typeof value === 'object' && value !== null && typeof (value as LastChange).date === 'string';

const isProblem = (value: unknown): value is ValidationError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ValidationError).path === 'string' &&
  typeof (value as ValidationError).code === 'string';

/** Whether the services themselves are temporarily unreachable; errors of their upstreams carry problems. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof HttpError && unavailableStatuses.includes(error.status) && problemsOf(error).length === 0;

/** Query options that refetch every 5 seconds while the services are unavailable. */
export const pollWhileUnavailable = {
  refetchInterval: ({ state }: { state: { error: unknown } }) => (isUnavailable(state.error) ? 5000 : false),
} as const;

/** Whether the call may have been executed: there was no response, or the service failed. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
