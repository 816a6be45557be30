import { CarrierError, type CarrierErrorKind } from '../carrierError.ts';
import { isObject, listOf, textOf } from './values.ts';

/** Error causes after which the request has not been sent. */
const beforeSending =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;

/** Parses Retry-After, in seconds or as a date; returns seconds. */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : undefined;
}

/** Converts a failed fetch; `broken` is the kind if the request may have arrived. */
export function fromFetch(error: unknown, broken: CarrierErrorKind): CarrierError {
  if (error instanceof CarrierError) return error;
  const { cause, name } = error as { cause?: { code?: string; errors?: { code?: string }[] }; name?: string };
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? '';
  if (name === 'TimeoutError')
    return new CarrierError(
      broken === 'unreachable' ? 'silent' : broken,
      'The carrier did not answer in time.',
    );
  return new CarrierError(
    beforeSending.test(code) ? 'unreachable' : broken,
    'The carrier cannot be reached.',
  );
}

/** Converts a response without success. */
export function fromAnswer(
  status: number,
  headers: Headers,
  body: unknown,
  broken: CarrierErrorKind,
): CarrierError {
  const message = messageOf(body);
  const retryAfter = retryAfterOf(headers.get('retry-after'));
  if (status === 401 || status === 403)
    return new CarrierError('credentials', message || 'The carrier does not take the key.');
  if (status === 404) return new CarrierError('missing', message || 'The carrier does not know it.');
  if (status === 429)
    return new CarrierError('busy', message || 'The carrier was asked too often.', retryAfter);
  if (status >= 400 && status < 500 && status !== 408)
    return new CarrierError('refused', message || `The carrier refused (${status}).`);
  return new CarrierError(broken, message || `The carrier failed (${status}).`, retryAfter);
}

const longest = 500;

/** Joins the messages of an error response. */
export const messageOf = (body: unknown): string =>
  listOf(isObject(body) ? body.errors : undefined)
    .map(({ message }) => textOf(message))
    .filter((one): one is string => one !== null)
    .join(' ')
    .slice(0, longest);
