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

/** What the body of an HttpError of ours holds. */
export interface ErrorBody {
  problems: ValidationError[];
  /** A sentence of the service for people. */
  serverMessage?: string;
  /** Who changed the record meanwhile, and when. */
  changed?: LastChange;
  /** All that was answered, for what only one call tells. */
  responseBody?: unknown;
}

/** An answer that is no success; copes with services that send no problem+json (RFC 9457). */
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

/** All that a service answered instead of a success; undefined where that is no JSON. */
export const responseBodyOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.body as ErrorBody | undefined)?.responseBody : undefined;

/** What the service itself says of an error, where it says something to people; else a message key. */
export const serverMessageOf = (error: HttpError): string =>
  (error.body as ErrorBody | undefined)?.serverMessage ?? error.message;

/** Statuses of who cannot be reached for a while: no answer, or that of whoever stands in front of what is away. */
const unavailableStatuses = [0, 502, 503, 504];

/** Refusals that say more than that something failed: no connection, no right, gone, in use, changed since, too large, too many. */
const explainedStatuses = new Set([0, 401, 403, 404, 409, 412, 413, 429]);

/** The message key of a refusal that says why; of any other failure `fallback`. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError && explainedStatuses.has(error.status) ? error.message : fallback;

/** What the service itself says of an error to people, else the message key of a refusal that says why, else `fallback`. */
export const errorMessageOf = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && (error.body as ErrorBody | undefined)?.serverMessage) ||
  reasonOf(error, fallback);

/** Who changed the record since the version that a refused write was based on, where the service says so. */
export const lastChangeOf = (error: HttpError): LastChange | undefined =>
  (error.body as ErrorBody | undefined)?.changed;

const isLastChange = (value: unknown): value is LastChange =>
  typeof value === 'object' && value !== null && typeof (value as LastChange).date === 'string';

const isProblem = (value: unknown): value is ValidationError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ValidationError).path === 'string' &&
  typeof (value as ValidationError).code === 'string';

/** Whether the services themselves could not be reached, and may be back in a moment; not what stands behind them. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof HttpError && unavailableStatuses.includes(error.status) && problemsOf(error).length === 0;

/** Options of a query that is asked again, every few seconds, while the services cannot be reached. */
export const pollWhileUnavailable = {
  refetchInterval: ({ state }: { state: { error: unknown } }) => (isUnavailable(state.error) ? 5000 : false),
} as const;

/** Whether nobody knows what became of what was asked: no answer came, or the service failed on the way. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
