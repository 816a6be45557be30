import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { MAX_PAGE_MESSAGE } from '../../src/schemas/statusPages/statusPages.ts';
import { isBlank } from '../../src/schemas/textPatterns.ts';
import type { Database } from '../core/database.ts';
import type { Files } from '../core/files.ts';
import { isUuid } from '../core/ids.ts';
import { notFound, Problem } from '../core/problem.ts';
import { perHour, rateLimit } from '../core/rateLimit.ts';
import { receiveFromPage } from '../inbox/index.ts';
import { sendPage } from './frame.ts';
import { createLookUpToken, statusPath, ticketOfToken } from './links.ts';
import { digitsOf, findTicket } from './lookUp.ts';
import { isSumOpen } from '../tickets/index.ts';
import {
  answerWithPages,
  chosenLanguage,
  languageOf,
  largestForm,
  otherThan,
  pageConfig,
  pageTags,
  sendLookUp,
  Short,
} from './pages.ts';
import { readPage, readPagePhoto } from './readPage.ts';
import { statusBody } from './statusPage.ts';
import { readStoreLook } from './storeLook.ts';
import { statusSections } from './sections.ts';
import { statusTexts } from './texts.ts';

const PageQuery = Type.Object({ t: Short(), lang: Short(), sent: Short() });
const PhotoQuery = Type.Object({ t: Short(), id: Short(), small: Short() });
const LookUpForm = Type.Object({ number: Short(), phone: Short(), lang: Short() });
const MessageForm = Type.Object({
  t: Short(),
  lang: Short(),
  key: Type.String({ format: 'uuid' }),
  text: Type.String({ maxLength: 10 * MAX_PAGE_MESSAGE }),
});

const config = pageConfig;
const tags = pageTags;

/** The pages that customers open without signing in: the status of a ticket, and the look-up. */
export async function statusPageRoutes(
  app: FastifyInstance,
  { database, files }: { database: Promise<Database>; files: Files },
) {
  const limitPages = rateLimit(database, perHour('status pages', 2000));
  const limitLookUps = rateLimit(database, perHour('ticket look-ups', 30));
  const limitTicket = rateLimit(database, perHour('look-ups of a ticket', 10));
  const limitMessages = rateLimit(database, perHour('messages of a ticket', 20));

  answerWithPages(app);

  const url = '/dc/store/:storeId/status';

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    url,
    {
      config,
      schema: { tags, querystring: PageQuery, summary: 'The status page of a ticket, or its look-up' },
    },
    async (request, reply) => {
      const { query, ip } = request;
      await limitPages(ip);
      if (query.t === undefined) return sendLookUp(request, reply);
      return sendStatus(request, reply, { token: query.t, isSent: query.sent !== undefined });
    },
  );

  app.get<{ Querystring: Static<typeof PhotoQuery> }>(
    `${url}/photo`,
    { config, schema: { tags, querystring: PhotoQuery, summary: 'A photo that a status page shows' } },
    async ({ scope, query: { t = '', id, small }, ip }, reply) => {
      await limitPages(ip);
      const ticket = await ticketOfToken(scope, t);
      if (!ticket || !isUuid(id)) throw notFound();
      const { name, thumbnail } = await readPagePhoto(scope, ticket, id);
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      if (small && thumbnail)
        return reply.type('image/jpeg').send(Buffer.from(thumbnail.split(',')[1] ?? '', 'base64'));
      const file = await files.read(name);
      if (!file) throw notFound();
      return reply.type(file.type).header('content-length', file.bytes).send(file.stream);
    },
  );

  app.post<{ Body: Static<typeof LookUpForm> }>(
    url,
    {
      config,
      bodyLimit: largestForm,
      schema: { tags, body: LookUpForm, summary: 'Find the status page of a ticket by number and phone' },
    },
    async (request, reply) => {
      const { scope, body, ip } = request;
      const { number = '', phone = '' } = body;
      await limitLookUps(ip);
      await limitTicket(`${scope.store.id} ${digitsOf(number)}`);
      const ticket = await findTicket(scope, { number, phone });
      if (ticket === undefined)
        return sendLookUp(request, reply, { error: 'notFound', status: 404, typed: { number, phone } });
      const token = await createLookUpToken(scope, ticket);
      return reply.redirect(`${statusPath(scope.store.id)}?t=${token}&lang=${languageOf(request)}`, 303);
    },
  );

  app.post<{ Body: Static<typeof MessageForm> }>(
    `${url}/message`,
    {
      config,
      bodyLimit: largestForm,
      schema: { tags, body: MessageForm, summary: 'Write to the store on a status page' },
    },
    async (request, reply) => {
      const { scope, body, ip } = request;
      const { t: token = '', key, text } = body;
      await limitPages(ip);
      const ticket_id = await ticketOfToken(scope, token);
      if (!ticket_id) return sendStatus(request, reply, { token });
      const refuse = (error: 'blank' | 'tooMany' | 'tooLarge', status: number) =>
        sendStatus(request, reply, { token, draft: { text, error }, status });
      if (isBlank(text)) return refuse('blank', 422);
      if (Array.from(text).length > MAX_PAGE_MESSAGE) return refuse('tooLarge', 422);
      const { sender, location_id } = await readPage(scope, ticket_id);
      if (!sender.phone) throw notFound();
      try {
        await limitMessages(`${scope.store.id} ${ticket_id}`);
        await receiveFromPage(scope, {
          id: key,
          text,
          location_id,
          ticket_id,
          ...sender,
          phone: sender.phone,
        });
      } catch (error) {
        if (error instanceof Problem && error.status === 429) return refuse('tooMany', 429);
        throw error;
      }
      return reply.redirect(
        `${statusPath(scope.store.id)}?t=${token}&lang=${languageOf(request)}&sent=1`,
        303,
      );
    },
  );
}

interface Asked {
  token: string;
  isSent?: boolean;
  draft?: { text: string; error: 'blank' | 'tooMany' | 'tooLarge' };
  status?: number;
}

/** Sends the page of a token's ticket; an unknown, altered or ended one leads to the look-up. */
async function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, isSent = false, draft, status = 200 }: Asked,
) {
  const { scope } = request;
  const ticket = await ticketOfToken(scope, token);
  if (!ticket) return sendLookUp(request, reply, { error: 'unknown', status: 404 });
  const [page, look, isOpen] = await Promise.all([
    readPage(scope, ticket),
    readStoreLook(scope),
    isSumOpen(scope, ticket),
  ]);
  const language = chosenLanguage(request) ?? page.language;
  const path = statusPath(scope.store.id);
  const texts = statusTexts[language];
  const at = { ticketId: ticket, token, language, path, balance: page.balance, isSumOpen: isOpen };
  const sections = await Promise.all(statusSections.all().map((section) => section(scope, at)));
  const body = statusBody({
    page,
    sections: sections.flatMap((section) => section ?? []),
    look,
    language,
    path,
    token,
    isSent,
    isSumOpen: isOpen,
    draft: draft && { text: draft.text, error: texts[draft.error] },
  });
  const otherAddress = `${path}?t=${token}&lang=${otherThan(language)}`;
  return sendPage(reply, { look, language, title: texts.title(page.number), otherAddress, body }, status);
}
