import type { FastifyInstance, FastifyRequest } from 'fastify';

const refusals = new Set([401, 403, 429]);

/** Calls that change rights, roles, passwords and accounts. */
const changing = /\/(account|staff|role|set-password|reset_password|second_factor)(\/|$)/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The subject of a call, if neither its path nor the signed-in staff member identifies it. */
    about?: string;
  }
}

/**
 * Logs a line for each rejected call and each change of rights, roles, passwords and accounts: who, what, where, and
 * nothing of the body.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest('about');
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions, log } = request;
    if (refusals.has(statusCode)) log.warn(lineOf(request, statusCode), 'Refused');
    else if (
      statusCode < 300 &&
      method !== 'GET' &&
      method !== 'HEAD' &&
      changing.test(routeOptions.url ?? '')
    )
      log.warn(lineOf(request, statusCode), 'Changed');
    done();
  });
}

const lineOf = ({ who, about, ip, method, url }: Partial<FastifyRequest>, status: number) => ({
  who: who?.staff_id,
  about,
  from: ip,
  what: method,
  where: url?.replace(/\?.*/s, '').slice(0, 300),
  status,
});
