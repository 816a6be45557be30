import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { MAX_ANSWER, MAX_SIGNER } from '../../../src/schemas/estimates/answers.ts';
import { isBlank } from '../../../src/schemas/textPatterns.ts';
import type { Database } from '../../core/database.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import type { Services } from '../../core/services.ts';
import {
  answerWithPages,
  chosenLanguage,
  languageOf,
  otherThan,
  pageConfig as config,
  pageTags as tags,
  readStoreLook,
  sendLookUp,
  sendPage,
  Short,
  statusPath,
  subjectOfToken,
} from '../../statusPages/index.ts';
import { padScript } from '../../tickets/index.ts';
import { hashOfOffer, offerOf } from '../offer.ts';
import { PAGE } from '../sendLink.ts';
import { readStrokes } from '../signatures.ts';
import { estimateTexts } from '../texts.ts';
import { answerOnPage, markSeen, type PageResult } from './answerOnPage.ts';
import { approvedSections } from './approvedSections.ts';
import { currentEstimate, lastAnswered } from './current.ts';
import { estimateBody } from './estimatePage.ts';
import type { Draft } from './shown.ts';
import { readSubject } from './readSubject.ts';
import { tellInbox } from './tellInbox.ts';

const PageQuery = Type.Object({ t: Short(), lang: Short() });
/** In bytes; a long signature takes less. */
const largestAnswer = 256 * 1024;

const AnswerForm = Type.Object({
  act: Type.Enum(['show', 'approve', 'decline', 'ask']),
  t: Short(),
  lang: Short(),
  hash: Short(),
  key: Type.Optional(Type.String({ format: 'uuid' })),
  option: Type.Optional(Type.String({ pattern: '^[0-9]$' })),
  name: Type.Optional(Type.String({ maxLength: 10 * MAX_SIGNER })),
  text: Type.Optional(Type.String({ maxLength: 10 * MAX_ANSWER })),
  strokes: Type.Optional(Type.String({ maxLength: largestAnswer })),
});
type AnswerForm = Static<typeof AnswerForm>;

/** The page on which customers read and answer the estimate of their ticket or quote, without signing in. */
export async function estimatePageRoutes(app: FastifyInstance, services: Services) {
  const database: Promise<Database> = services.database;
  const limitPages = rateLimit(database, perHour('estimate pages', 2000));
  const limitAnswers = rateLimit(database, perHour('answers of a ticket', 20));
  answerWithPages(app);
  const url = `/dc/store/:storeId/status${PAGE}`;

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    url,
    { config, schema: { tags, querystring: PageQuery, summary: 'The page of a ticket’s estimate' } },
    async (request, reply) => {
      await limitPages(request.ip);
      return sendEstimate(request, reply, { token: request.query.t ?? '' });
    },
  );

  app.post<{ Body: AnswerForm }>(
    url,
    {
      config,
      bodyLimit: largestAnswer,
      schema: { tags, body: AnswerForm, summary: 'Show an estimate, approve or decline it, or ask' },
    },
    async (request, reply) => {
      const { scope, body, ip } = request;
      const { t: token = '', act } = body;
      await limitPages(ip);
      const link = await subjectOfToken(scope, token);
      if (!link) return sendEstimate(request, reply, { token });
      const { subject, isOfLookUp } = link;
      const back = () =>
        reply.redirect(`${statusPath(scope.store.id)}${PAGE}?t=${token}&lang=${languageOf(request)}`, 303);
      if (act === 'show') {
        await markSeen(scope, subject);
        return back();
      }
      const refuse = (notice: Notice, status: number) =>
        sendEstimate(request, reply, { token, notice, status });
      if (isOfLookUp) return refuse('lookUpOnly', 403);
      await limitAnswers(`${scope.store.id} ${Object.values(subject).join()}`);
      const strokes = act === 'approve' ? readStrokes(body.strokes) : null;
      const error = strokes === undefined ? 'dot' : errorOf(body);
      if (error) return sendEstimate(request, reply, { token, form: body, error, status: 422 });
      const { key = crypto.randomUUID(), hash = '', name = '', text, option } = body;
      const result = await answerOnPage(services, scope, subject, {
        id: key,
        hash,
        answer: ({ approve: 'APPROVED', decline: 'DECLINED', ask: 'CHANGES_ASKED' } as const)[act],
        ...(act === 'approve' && { option: Number(option) }),
        name,
        text,
        strokes,
        ip,
      });
      if (result === 'noOption')
        return sendEstimate(request, reply, { token, form: body, error: 'optionMissing', status: 422 });
      if (result !== 'done') return refuse(result, result === 'expired' || result === 'gone' ? 410 : 409);
      if (act === 'ask') await tellInbox(scope, subject, { id: key, text: text ?? '' });
      return back();
    },
  );
}

type Notice = Exclude<PageResult, 'done' | 'noOption'> | 'lookUpOnly';
type FormError = 'dot' | 'nameMissing' | 'optionMissing' | 'textMissing' | 'tooLong';

function errorOf({ act, name, option, text = '' }: AnswerForm): FormError | undefined {
  if (Array.from(text).length > MAX_ANSWER || Array.from(name ?? '').length > MAX_SIGNER) return 'tooLong';
  if (act === 'ask') return isBlank(text) ? 'textMissing' : undefined;
  if (act !== 'approve') return undefined;
  if (option === undefined) return 'optionMissing';
  return isBlank(name) ? 'nameMissing' : undefined;
}

interface Asked {
  token: string;
  notice?: Notice;
  form?: AnswerForm;
  error?: FormError;
  status?: number;
}

/** Sends the page of the current estimate of a token's ticket or quote. */
async function sendEstimate(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, notice, form, error, status = 200 }: Asked,
) {
  const { scope } = request;
  const link = await subjectOfToken(scope, token);
  if (!link) return sendLookUp(request, reply, { error: 'unknown', status: 404 });
  const { subject } = link;
  const estimate = await currentEstimate(scope, subject);
  const [page, look] = await Promise.all([readSubject(scope, subject), readStoreLook(scope)]);
  if (!estimate) return reply.redirect(`${statusPath(scope.store.id)}?t=${token}`, 303);
  const language = chosenLanguage(request) ?? page.language;
  const texts = estimateTexts[language];
  const ofStatus = statusPath(scope.store.id);
  const path = `${ofStatus}${PAGE}`;
  const isApproved = estimate.state === 'APPROVED' && 'ticket_id' in subject;
  const sections = isApproved
    ? await Promise.all(
        approvedSections
          .all()
          .map((part) => part(scope, { ticketId: subject.ticket_id, token, language, path: ofStatus })),
      )
    : [];
  const body = estimateBody({
    page,
    estimate,
    language,
    statusPath: ofStatus,
    path,
    token,
    hash: hashOfOffer(offerOf(estimate)),
    notice: notice && { text: texts[notice], isAlert: true },
    draft: error && form && draftOf(form, texts[error]),
    sections: sections.flatMap((section) => section ?? []),
    answered: await lastAnswered(scope, estimate.id),
  });
  const otherAddress = `${path}?t=${token}&lang=${otherThan(language)}`;
  const title = texts.title(page.number);
  return sendPage(reply, { look, language, title, otherAddress, body, script: padScript }, status);
}

const draftOf = ({ act, name, text, option, strokes }: AnswerForm, error: string): Draft => ({
  act,
  error,
  name,
  text,
  strokes: readStrokes(strokes),
  option: option === undefined ? undefined : Number(option),
});
