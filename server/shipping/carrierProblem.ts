import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../core/errors.ts';
import { givenUp, Problem } from '../core/problem.ts';
import { CarrierError, type CarrierErrorKind } from './carriers/carrierError.ts';

const statuses: Record<CarrierErrorKind, number> = {
  refused: 422,
  missing: 404,
  busy: 429,
  unknown: 502,
  credentials: 502,
  unreachable: 503,
  silent: 504,
};

/** The answer of a call whose carrier failed: a code whose words the admin has, and the carrier's own message. */
export function carrierProblem({ kind, message, retryAfter }: CarrierError): Problem {
  const error = { path: '', code: `carrier_${kind}`, params: { message } };
  return Object.assign(new Problem(statuses[kind], message, [error]), { retryAfter });
}

/** Whoever goes away ends the call of the carrier too, which is no failure. */
const problemFor = ({ raw }: FastifyReply, error: CarrierError) =>
  raw.destroyed ? givenUp() : carrierProblem(error);

/** Makes the calls of `app` answer a failure of a carrier as such. */
export function answerCarrierErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | CarrierError>((error, request, reply) =>
    answerError(
      (error instanceof CarrierError ? problemFor(reply, error) : error) as FastifyError,
      request,
      reply,
    ),
  );
}
