import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Address, html, type Html, type Outbox, type OutboxMail } from '../mailQueue/index.ts';
import { frame, whenText as when } from './outboxFrame.ts';
import { isLocalRequest } from '../core/localHost.ts';
import { notFound } from '../core/problem.ts';

/** No scripts or remote content; emails may be framed by the outbox page only. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
const pagePolicy = `${policy}; frame-src 'self'; frame-ancestors 'none'`;
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
const mailPolicy = `${policy.replace("base-uri 'none'; ", '')}; frame-ancestors 'self'; sandbox ${sandbox}`;

/** Shows emails kept in the outbox, to people on this machine and to tests (/outbox.json). */
export async function outboxPage(app: FastifyInstance, { outbox }: { outbox: Outbox }) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!isLocalRequest(raw)) throw notFound();
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const find = async (params: unknown): Promise<OutboxMail> => {
    const mail = await outbox.read((params as { id: string }).id);
    if (!mail) throw notFound();
    return mail;
  };

  app.get('/outbox.json', () => outbox.list());
  app.get('/outbox', async (_, reply) => send(reply, listPage(await outbox.list()), pagePolicy));
  app.get('/outbox/:id', async ({ params }, reply) => send(reply, mailPage(await find(params)), pagePolicy));
  app.get('/outbox/:id/body', async ({ params }, reply) => {
    const mail = await find(params);
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`);
  });
  app.get('/outbox/:id/files/:index', async ({ params }, reply) => {
    const { attachments } = await find(params);
    const file = attachments?.[Number((params as { index: string }).index)];
    if (!file) throw notFound();
    return reply
      .headers({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        'content-type': 'application/octet-stream',
      })
      .send(Buffer.from(file.content, file.encoding));
  });
}

const send = (reply: FastifyReply, page: Html, contentSecurityPolicy: string) =>
  reply
    .header('content-security-policy', contentSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(page.text);

const listPage = (mails: OutboxMail[]) =>
  frame(
    'Outbox',
    html`<p>
        No mail leaves this machine until MAIL_URL names an SMTP server.
        <a href="/outbox/texts">Text messages</a>
      </p>
      ${
        mails.length === 0
          ? html`<p>There is no mail yet.</p>`
          : html`<ul>
              ${mails.map(
                ({ id, subject, to, date }) =>
                  html`<li><a href="/outbox/${id}">${subject}</a><br />${people(to)} · ${when(date)}</li>`,
              )}
            </ul>`
      }`,
  );

const mailPage = ({ id, subject, to, date, attachments = [] }: OutboxMail) =>
  frame(
    subject,
    html`<p>To ${people(to)} · ${when(date)} · <a href="/outbox">All mails</a></p>
      ${attachments.map(
        ({ filename }, index) => html`<p><a href="/outbox/${id}/files/${String(index)}">${filename}</a></p>`,
      )}
      <iframe title="The mail" sandbox="${sandbox}" src="/outbox/${id}/body"></iframe>`,
  );

const people = (to: Address[]) => to.map(({ address }) => address).join(', ');
