import { STATUS_CODES } from 'node:http';
import { secondFactorProblems } from '../../src/schemas/account/secondFactor.ts';
import { sessionEndProblems, type SessionEndReason } from '../../src/schemas/account/sessionEnd.ts';
import type { LastChange } from '../../src/schemas/history.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';

/** Maximum number of errors in a response, and length of each path: a client chooses the names of unknown keys. */
const MAX_ERRORS = 100;
const MAX_PATH = 500;

/** An error response, sent as problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  /** A URI if clients handle this problem specially. */
  type = 'about:blank';
  readonly errors: ValidationError[] | undefined;
  /** Number of errors left out of the response. */
  readonly moreErrors: number;
  /** Seconds until a retry may succeed. */
  retryAfter: number | undefined;
  /** The last change of the record, for 412. */
  readonly changed: LastChange | undefined;

  constructor(status: number, detail: string, errors?: ValidationError[], changed?: LastChange) {
    super(detail);
    this.status = status;
    this.errors = errors && limitErrors(errors);
    this.moreErrors = Math.max(0, (errors?.length ?? 0) - MAX_ERRORS);
    this.changed = changed;
  }

  /** Returns the problem with its paths prefixed. */
  within(path: string): Problem {
    const errors = this.errors?.map((error) => ({ ...error, path: path + error.path }));
    return new Problem(this.status, this.message, errors, this.changed);
  }

  toJSON() {
    return {
      type: this.type,
      title: STATUS_CODES[this.status],
      status: this.status,
      detail: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.moreErrors > 0 && { more_errors: this.moreErrors }),
      ...(this.changed && { changed: this.changed }),
    };
  }
}

/** Returns a handler that prefixes the paths of a problem and throws it. */
export const refuseAt = (path: string) => (error: unknown) => {
  throw error instanceof Problem ? error.within(path) : error;
};

/** Returns the errors that a response includes. */
export const limitErrors = (errors: ValidationError[], most = MAX_ERRORS): ValidationError[] =>
  errors.slice(0, most).map((error) => ({ ...error, path: error.path.slice(0, MAX_PATH) }));

export const notFound = () => new Problem(404, 'There is nothing at this address.');

export const forbidden = () => new Problem(403, 'You do not have the right to do this.');

/**
 * The session requires a second-factor code, the account requires a second factor, or the password must be entered
 * again.
 */
export const secondFactorNeeded = (missing: keyof typeof secondFactorProblems) =>
  Object.assign(new Problem(403, sentences[missing]), { type: secondFactorProblems[missing] });

const sentences = {
  code: 'The code of the second factor is needed.',
  enrolment: 'The role demands a second factor.',
  password: 'The password has to be typed again.',
};

export const unauthorized = () => new Problem(401, 'A valid bearer token is needed.');

/** The session was valid and has ended. */
export const signedOut = (ending: SessionEndReason) =>
  Object.assign(new Problem(401, endingSentences[ending]), { type: sessionEndProblems[ending] });

const endingSentences: Record<SessionEndReason, string> = {
  ended: 'The session was ended.',
  expired: 'The session has expired.',
  deactivated: 'The account is deactivated.',
};

/** A dependency is temporarily unavailable. */
export const unavailable = () =>
  Object.assign(new Problem(503, 'A part of the service is not available right now.'), { retryAfter: 5 });

/** Rate limit exceeded; `wait` is in milliseconds. */
export const tooMany = (wait: number) =>
  Object.assign(new Problem(429, 'There were too many attempts; wait a few minutes.'), {
    retryAfter: Math.ceil(wait / 1000),
  });

/** The client closed the connection, so nobody reads this response. */
export const clientClosedRequest = () => new Problem(499, 'The request was given up.');

export const stale = (changed?: LastChange) =>
  new Problem(412, 'Somebody else has changed the record in the meantime.', undefined, changed);

export const badRequest = (errors: ValidationError[]) => new Problem(400, 'The request is wrong.', errors);

export const invalid = (errors: ValidationError[]) => new Problem(422, 'Some values are not valid.', errors);

/** The request exceeds `limit` bytes. */
export function tooLarge(limit: number) {
  const megabytes = Math.round((limit / 1024 / 1024) * 100) / 100;
  return new Problem(413, `At most ${megabytes} MB are taken here.`, [
    { path: '', code: 'size', params: { limit: megabytes } },
  ]);
}
