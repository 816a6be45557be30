import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { purposes } from '../../../src/schemas/onlinePayments/states.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import type { Services } from '../../core/services.ts';
import { html, type Html } from '../../mailQueue/index.ts';
import { salesOf } from '../../sales/index.ts';
import {
  amountText,
  answerWithPages,
  chosenLanguage,
  createLookUpToken,
  largestForm,
  linkOfToken,
  otherThan,
  pageConfig as config,
  pageTags as tags,
  readPage,
  readStoreLook,
  sendLookUp,
  sendPage,
  Short,
  statusPath,
  type PageLanguage,
} from '../../statusPages/index.ts';
import { readStore } from '../../store/index.ts';
import { payResult } from '../payResult.ts';
import { startAttempt } from '../startAttempt.ts';
import { PAGE, paySection } from './section.ts';
import { payTexts } from './texts.ts';

const ReturnQuery = Type.Object({ t: Short(), lang: Short(), id: Short() });
const PayForm = Type.Object({
  t: Short(),
  lang: Short(),
  purpose: Type.Enum([...purposes]),
  /** Cents, as the page showed them. */
  amount: Short(),
});

/** The pages on which customers begin a payment and return from it, without signing in. */
export async function payPageRoutes(app: FastifyInstance, services: Services) {
  const limitPages = rateLimit(services.database, perHour('payment pages', 2000));
  const limitPayments = rateLimit(services.database, perHour('payments of a ticket', 30));
  const starting = { ...services, sales: salesOf(services) };
  answerWithPages(app);
  const url = `/dc/store/:storeId/status${PAGE}`;

  app.get<{ Querystring: Static<typeof ReturnQuery> }>(
    url,
    { config, schema: { tags, querystring: ReturnQuery, summary: 'What became of a payment' } },
    async (request, reply) => {
      const { query, scope, ip } = request;
      await limitPages(ip);
      const { t: token = '', id } = query;
      const link = await linkOfToken(scope, token);
      const result = link && (await payResult(services, scope, link.ticket_id, id));
      const show = (language: PageLanguage) =>
        result && {
          text: payTexts[language].results[result.state](amountText(result.amount, language)),
          isAlert: result.state !== 'PAID',
        };
      return sendPayPage(request, reply, { token, ...(id && { id }), show });
    },
  );

  app.post<{ Body: Static<typeof PayForm> }>(
    url,
    { config, bodyLimit: largestForm, schema: { tags, body: PayForm, summary: 'Begin a payment' } },
    async (request, reply) => {
      const { scope, body, ip } = request;
      const { t: token = '', purpose, amount } = body;
      await limitPages(ip);
      const link = await linkOfToken(scope, token);
      if (!link) return sendLookUp(request, reply, { error: 'unknown', status: 404 });
      const { ticket_id } = link;
      await limitPayments(`${scope.store.id} ${ticket_id}`);
      const language = chosenLanguage(request) ?? (await readPage(scope, ticket_id)).language;
      const { domain } = await readStore(scope);
      const started = await startAttempt(starting, scope, ticket_id, {
        purpose,
        amount: Number(amount),
        locale: language,
        description: payTexts[language].description,
        // The provider learns a link that works for a day only.
        returnUrl: async (own, id) => {
          const back = await createLookUpToken(own, ticket_id);
          const page = `${services.originOf(domain)}${statusPath(scope.store.id)}${PAGE}`;
          return `${page}?t=${back}&lang=${language}&id=${id}`;
        },
      });
      if ('problem' in started) {
        const text = (of: PageLanguage) => payTexts[of].problems[started.problem];
        const show = (of: PageLanguage) => ({ text: text(of), isAlert: true });
        const isOffered = started.problem === 'changed';
        return sendPayPage(request, reply, { token, show, isOffered, status: 409 });
      }
      // A form may not be redirected to another site; a page may lead there.
      reply.header('refresh', `0; url=${started.url}`);
      return sendPayPage(request, reply, { token, url: started.url });
    },
  );
}

interface PayPage {
  token: string;
  /** The attempt that the customer returns from. */
  id?: string;
  show?: (language: PageLanguage) => { text: string; isAlert: boolean } | undefined;
  /** Where the payment goes on. */
  url?: string;
  /** Whether it shows what can be paid now. */
  isOffered?: boolean;
  status?: number;
}

async function sendPayPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, id, show, url, isOffered = false, status = 200 }: PayPage,
) {
  const { scope } = request;
  const link = await linkOfToken(scope, token);
  if (!link) return sendLookUp(request, reply, { error: 'unknown', status: 404 });
  const [page, look] = await Promise.all([readPage(scope, link.ticket_id), readStoreLook(scope)]);
  const language = chosenLanguage(request) ?? page.language;
  const texts = payTexts[language];
  const path = statusPath(scope.store.id);
  const notice = show?.(language);
  const place = { ticketId: link.ticket_id, token, language, path };
  const other = id ? `${path}${PAGE}?t=${token}&id=${id}` : `${path}?t=${token}`;
  return sendPage(
    reply,
    {
      look,
      language,
      title: texts.title(page.number),
      otherAddress: `${other}&lang=${otherThan(language)}`,
      body: html`${notice ? noticeOf(notice) : ''} ${(isOffered && (await paySection(scope, place))) || ''}
        ${url ? html`<p>${texts.leading} <a href="${url}" rel="noreferrer">${texts.goOn}</a></p>` : ''}
        <p><a href="${path}?t=${token}&amp;lang=${language}">${texts.back}</a></p>`,
    },
    status,
  );
}

const noticeOf = ({ text, isAlert }: { text: string; isAlert: boolean }): Html =>
  html`<p class="notice" role="${isAlert ? 'alert' : 'status'}">${text}</p>`;
