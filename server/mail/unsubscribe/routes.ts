import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Database } from '../../core/database.ts';
import { isUuid } from '../../core/ids.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import { withdrawNewsletter } from '../../customers/index.ts';
import { html, mails, unsubscribePath } from '../../mailQueue/index.ts';
import {
  chosenLanguage,
  languageOf,
  otherThan,
  readStoreLook,
  sendPage,
  Short,
} from '../../statusPages/index.ts';
import { unsubscribeTexts } from './texts.ts';

const Query = Type.Object({ m: Short(), lang: Short() });
type Asked = FastifyRequest<{ Querystring: Static<typeof Query> }>;

/** In bytes: programs of mail providers post one field. */
const largestForm = 8 * 1024;

/** The page that ends newsletters, reached by a link in them; programs of mail providers post to it (RFC 8058). */
export async function unsubscribeRoutes(app: FastifyInstance, { database }: { database: Promise<Database> }) {
  const guesses = rateLimit(database, perHour('unsubscribing', 300));
  const uses = rateLimit(database, perHour('unsubscribing by', 300));
  /** Limited by email: programs of mail providers follow and post the links of all their customers from few addresses. */
  const recipientOf = async (request: Asked) => {
    const customer = await customerOf(request);
    await (customer === undefined ? guesses(request.ip) : uses(request.query.m ?? ''));
    return customer;
  };
  const config = { access: 'unauthenticated' } as const;
  const tags = ['customer'];
  const url = unsubscribePath(':storeId');
  // What is posted says nothing beyond the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_, __, done) => done(null));

  app.get<{ Querystring: Static<typeof Query> }>(
    url,
    { config, schema: { tags, querystring: Query, summary: 'Ask whether newsletters are to end' } },
    async (request, reply) => {
      const customer = await recipientOf(request);
      return send(request, reply, customer === undefined ? 'unknown' : 'ask');
    },
  );

  app.post<{ Querystring: Static<typeof Query> }>(
    url,
    { config, schema: { tags, querystring: Query, summary: 'End newsletters to the recipient of an email' } },
    async (request, reply) => {
      const customer = await recipientOf(request);
      if (customer) await request.scope.transaction((own) => withdrawNewsletter(own, customer));
      return send(request, reply, customer === undefined ? 'unknown' : 'done');
    },
  );
}

/** The customer to whom a newsletter went; undefined if there is no such email. */
async function customerOf({ scope, query: { m = '' } }: Asked): Promise<string | null | undefined> {
  if (!isUuid(m)) return undefined;
  const { id, customer_id, purpose } = mails;
  const [mail] = await scope.select(
    mails,
    { customer_id },
    { where: and(eq(id, m), eq(purpose, 'NEWSLETTER')) },
  );
  return mail?.customer_id;
}

async function send(request: Asked, reply: FastifyReply, state: 'ask' | 'done' | 'unknown') {
  const look = await readStoreLook(request.scope);
  const language = chosenLanguage(request) ?? languageOf(request);
  const texts = unsubscribeTexts[language];
  const path = unsubscribePath(request.scope.store.id);
  const of = `${path}?m=${encodeURIComponent(request.query.m ?? '')}`;
  const body = html`<p${state === 'done' ? html` role="status"` : ''}>${texts[state](look.name)}</p>
    ${state === 'ask' ? html`<form method="post" action="${of}&amp;lang=${language}"><button>${texts.yes}</button></form>` : ''}`;
  const otherAddress = `${of}&lang=${otherThan(language)}`;
  return sendPage(
    reply,
    { look, language, title: texts.title, otherAddress, body },
    state === 'unknown' ? 404 : 200,
  );
}
