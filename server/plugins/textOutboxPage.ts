import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { ready } from '../core/access.ts';
import { isLocalRequest } from '../core/localHost.ts';
import { notFound } from '../core/problem.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { ownerOf, receiveText, type SmsOutbox } from '../inbox/index.ts';
import { html } from '../mailQueue/index.ts';
import { frame, whenText } from './outboxFrame.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const path = '/outbox/texts';

interface Options extends Pick<Services, 'database' | 'announcer'> {
  outbox: SmsOutbox;
}

/** Shows text messages that were kept instead of sent, to people on this machine, who may answer as the customer. */
export async function textOutboxPage(app: FastifyInstance, { outbox, database, announcer }: Options) {
  const config = { access: 'unauthenticated' as const };
  app.addHook('onRequest', async ({ raw, headers }) => {
    const isForeign = raw.method === 'POST' && headers['sec-fetch-site'] === 'cross-site';
    if (!isLocalRequest(raw) || isForeign) throw notFound();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_, body, done) =>
    done(null, body),
  );

  app.get(path, { config, schema: { hide: true } }, async (_, reply) =>
    reply
      // Without a referrer, browsers post the form with the origin null, which is not this machine.
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(textsPage(await outbox.list()).text),
  );

  app.post<{ Body: string | undefined }>(
    path,
    { config, schema: { hide: true } },
    async ({ body }, reply) => {
      const form = new URLSearchParams(body ?? '');
      const [from, to, text] = ['from', 'to', 'text'].map((name) => form.get(name) ?? '') as [
        string,
        string,
        string,
      ];
      const { db } = await ready(database);
      const owner = await ownerOf({ db }, to);
      if (owner && /^\+\d{7,15}$/.test(from) && text.trim()) {
        const { location_id, ...store } = owner;
        const scope = new Scope(db, store, undefined, { announcer });
        await receiveText(scope, { id: randomUUID(), from, to, text }, location_id);
      }
      return reply.redirect(path, 303);
    },
  );
}

const textsPage = (texts: Awaited<ReturnType<SmsOutbox['list']>>) =>
  frame(
    'Text Messages',
    html`<p>
        No text message leaves this machine until TWILIO_ACCOUNT_SID names an account.
        <a href="/outbox">Mails</a>
      </p>
      ${
        texts.length === 0
          ? html`<p>There is no text message yet.</p>`
          : html`<ul>
              ${texts.map(
                ({ from, to, text, date }) =>
                  html`<li>
                    To ${to} · ${whenText(date.toISOString())}
                    <p>${text}</p>
                    <form method="post" action="${path}">
                      <input type="hidden" name="from" value="${to}" />
                      <input type="hidden" name="to" value="${from}" />
                      <label>Answer as ${to} <input name="text" required maxlength="1600" /></label>
                      <button>Send</button>
                    </form>
                  </li>`,
              )}
            </ul>`
      }`,
  );
