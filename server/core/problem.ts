import { STATUS_CODES } from 'node:http';
import type { LastChange } from '../../src/schemas/history.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';

/** An answer that is no success; becomes problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly errors: ValidationError[] | undefined;
  /** Who changed the record meanwhile. */
  readonly changed: LastChange | undefined;

  constructor(status: number, detail: string, errors?: ValidationError[], changed?: LastChange) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.changed = changed;
  }

  toJSON() {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status],
      status: this.status,
      detail: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.changed && { changed: this.changed }),
    };
  }
}

export const notFound = () => new Problem(404, 'There is nothing at this address.');

export const forbidden = () => new Problem(403, 'You do not have the right to do this.');

export const unauthorized = () => new Problem(401, 'A valid bearer token is needed.');

export const unavailable = () => new Problem(503, 'A part of the service is not available right now.');

export const stale = (changed?: LastChange) =>
  new Problem(412, 'Somebody else has changed the record in the meantime.', undefined, changed);

export const badRequest = (errors: ValidationError[]) => new Problem(400, 'The request is wrong.', errors);

export const invalid = (errors: ValidationError[]) => new Problem(422, 'Some values are not valid.', errors);

/** What was sent weighs more than `limit` bytes. */
export function tooLarge(limit: number) {
  const megabytes = Math.round((limit / 1024 / 1024) * 100) / 100;
  return new Problem(413, `At most ${megabytes} MB are taken here.`, [
    { path: '', code: 'size', params: { limit: megabytes } },
  ]);
}
