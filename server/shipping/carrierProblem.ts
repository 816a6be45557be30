import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../core/errors.ts';
import { clientClosedRequest, Problem } from '../core/problem.ts';
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

/** Converts a carrier's failure to a response: a code that the admin has a text for, and the carrier's own message. */
export function carrierProblem({ kind, message, retryAfter }: CarrierError): Problem {
  const error = { path: '', code: `carrier_${kind}`, params: { message } };
  return Object.assign(new Problem(statuses[kind], message, [error]), { retryAfter });
}

/** If the client disconnected, the carrier's call was aborted for that reason, which is no failure. */
const problemFor = ({ raw }: FastifyReply, error: CarrierError) =>
  raw.destroyed ? clientClosedRequest() : carrierProblem(error);

/** Makes the routes of `app` respond to CarrierErrors. */
export function answerCarrierErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | CarrierError>((error, request, reply) =>
    answerError(
      (error instanceof CarrierError ? problemFor(reply, error) : error) as FastifyError,
      request,
      reply,
    ),
  );
}
