import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../core/localHost.ts';
import { notFound } from '../core/problem.ts';
import { html } from '../mailQueue/index.ts';
import {
  askProvider,
  readAttempt,
  readSampleById,
  samplePath,
  setSampleState,
  type PaymentServices,
} from '../onlinePayments/index.ts';
import { frame } from './outboxFrame.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = samplePath(':storeId', ':id');

interface Session {
  Params: { storeId: string; id: string };
  Body: string | undefined;
}

/** The page of the bundled payment provider, for people on this machine, who pay there or not as the customer. */
export async function paymentOutboxPage(app: FastifyInstance, services: PaymentServices) {
  const config = { access: 'unauthenticated' as const };
  app.addHook('onRequest', async ({ raw, headers }) => {
    const isForeign = raw.method === 'POST' && headers['sec-fetch-site'] === 'cross-site';
    if (!isLocalRequest(raw) || isForeign) throw notFound();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, body, done) => done(null, body));

  app.get<Session>(path, { config, schema: { hide: true } }, async ({ scope, params: { id } }, reply) => {
    const session = await readSampleById(scope, id);
    if (!session) throw notFound();
    const { amount, description, state } = session;
    return reply
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(
        frame(
          'Sample Payment',
          html`<p>No money moves here: stores without a provider of their own try payments on this page.</p>
            <p>${description}: <strong>CA$${(amount / 100).toFixed(2)}</strong></p>
            ${
              state === 'OPEN'
                ? html`<form method="post" action="">
                    <button name="do" value="pay">Pay</button>
                    <button name="do" value="silently">Pay, but tell the store nothing</button>
                    <button name="do" value="fail">Fail</button>
                    <button name="do" value="leave">Go back without paying</button>
                  </form>`
                : html`<p>This payment is over (${state}).</p>`
            }`,
        ).text,
      );
  });

  app.post<Session>(
    path,
    { config, schema: { hide: true } },
    async ({ scope, params: { id }, body }, reply) => {
      const session = await readSampleById(scope, id);
      if (!session) throw notFound();
      const choice = new URLSearchParams(body ?? '').get('do');
      if (choice === 'pay' || choice === 'silently') await setSampleState(scope, id, 'PAID');
      if (choice === 'fail') await setSampleState(scope, id, 'FAILED');
      const attempt = choice === 'silently' ? undefined : await readAttempt(scope, session.key);
      if (attempt) await askProvider(services, scope, attempt);
      if (choice === 'silently')
        return reply.type('text/html; charset=utf-8').send(
          frame(
            'Sample Payment',
            html`<p>Paid. The store learns of it when it asks: when you return, or some minutes later.</p>
              <p><a href="${session.return_url}">Return to the store</a></p>`,
          ).text,
        );
      return reply.redirect(session.return_url, 303);
    },
  );
}
