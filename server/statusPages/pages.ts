import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../core/problem.ts';
import { sendPage } from './frame.ts';
import { statusPath } from './links.ts';
import { lookUpBody } from './lookUpPage.ts';
import { readStoreLook } from './storeLook.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

/** In bytes; a message of the greatest length takes less, also encoded. */
export const largestForm = 64 * 1024;

/** A value of a query or form. */
export const Short = () => Type.Optional(Type.String({ maxLength: 200 }));

export const pageConfig = { access: 'unauthenticated' } as const;
export const pageTags = ['tickets'];

/** Routes of a plugin take forms, and answer errors as pages. */
export function answerWithPages(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_: unknown, body: string, done: (error: Error | null, form: object) => void) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.setErrorHandler(answerAsPage);
}

interface LookUp {
  error?: 'notFound' | 'unknown' | 'wait' | 'tooLarge' | 'failed';
  status?: number;
  typed?: { number: string; phone: string };
}

/** Sends the form that finds a ticket. */
export async function sendLookUp(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, status = 200, typed = { number: '', phone: '' } }: LookUp = {},
) {
  const { scope } = request;
  const look = await readStoreLook(scope);
  const language = languageOf(request);
  const texts = statusTexts[language];
  const path = statusPath(scope.store.id);
  const body = lookUpBody({ language, path, typed, ...(error && { error: texts[error] }) });
  const otherAddress = `${path}?lang=${otherThan(language)}`;
  return sendPage(reply, { look, language, title: texts.lookUp, otherAddress, body }, status);
}

/** Sends errors as a page with the look-up; an unknown store has none. */
async function answerAsPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status = error.statusCode ?? (error.validation ? 400 : 500) } = error as Partial<Problem>;
  if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'A page failed');
  if (!request.scope || status >= 500) throw error;
  if (error instanceof Problem && error.retryAfter) reply.header('retry-after', error.retryAfter);
  const shown = status === 429 ? 'wait' : status === 413 ? 'tooLarge' : status === 404 ? 'unknown' : 'failed';
  return sendLookUp(request, reply, { error: shown, status });
}

/** The language that the address or form names. */
export function chosenLanguage({ query, body }: FastifyRequest): PageLanguage | undefined {
  const { lang } = { ...(query as { lang?: string }), ...(body as { lang?: string } | undefined) };
  return lang === 'fr' || lang === 'en' ? lang : undefined;
}

export const languageOf = (request: FastifyRequest): PageLanguage =>
  chosenLanguage(request) ?? (/^\s*fr/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en');

export const otherThan = (language: PageLanguage): PageLanguage => (language === 'en' ? 'fr' : 'en');
