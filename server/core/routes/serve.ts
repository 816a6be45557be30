import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { Readable } from 'node:stream';
import type { TSchema } from 'typebox';
import type { DeclaredCall, ParamsOf, PartOf } from '../../../src/schemas/call.ts';
import { parseEndpoint } from '../../../src/schemas/endpoint.ts';
import { isCompiled } from '../../compiled.ts';
import type { Access } from '../access.ts';
import { queryValidatorOf } from '../ajv.ts';
import { answers } from './answers.ts';
import { answerChecker } from './checkAnswer.ts';

/** What the handler of a declared call receives. */
export interface RouteOf<C> {
  Params: ParamsOf<C>;
  Querystring: PartOf<C, 'query'>;
  Body: PartOf<C, 'body'>;
}

/** Moments may be dates, which are sent as text. */
type Sendable<T> = string extends T
  ? T | Date
  : T extends readonly (infer Item)[]
    ? Sendable<Item>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T;

type Answer<C> = [PartOf<C, 'answer'>] extends [never]
  ? Buffer | Readable
  : [PartOf<C, 'answer'>] extends [undefined]
    ? void
    : Sendable<PartOf<C, 'answer'>>;

type Handler<C> = (
  request: FastifyRequest<RouteOf<C>>,
  reply: FastifyReply,
) => Answer<C> | Promise<Answer<C>>;

/**
 * Registers the route of a declared call: access, validation and API documentation follow from its declaration.
 * `handler` returns the answer, or the file. Running from the sources, as in development and in tests, an answer that
 * is not as declared is an error.
 */
export function serve<C extends DeclaredCall>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const { line, answer, status = 200 } = call;
  const file = typeof answer === 'string' ? answer : undefined;
  const check = typeof answer === 'object' && !isCompiled ? answerChecker(line, answer) : undefined;
  app.route<RouteOf<C>>({
    ...routeOf(call),
    handler: async (request, reply) => {
      const answered = await handler(request, reply);
      check?.(answered);
      if (file && !reply.hasHeader('content-type')) reply.type(file);
      return reply.code(answered === undefined ? 204 : status).send(answered);
    },
  });
}

/** The route of a declared call without its handler, for handlers that do not answer with what is declared. */
export function routeOf(call: DeclaredCall) {
  const {
    line,
    of,
    bodyLimit,
    params,
    query: querystring,
    headers,
    body,
    answer,
    status = 200,
    summary,
  } = call;
  const { method, path: url, multipart } = parseEndpoint(line);
  return {
    method,
    url,
    config: { access: accessOf(call) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      tags: [of.name],
      summary,
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(headers && { headers }),
      ...(body && { body: multipart ? { content: { 'multipart/form-data': { schema: body } } } : body }),
      ...(typeof answer === 'object' && { response: answers(status, answer) }),
    },
    // The handler reads the parts of a form.
    ...(multipart && { validatorCompiler: validatesNoBody }),
  };
}

const validatesNoBody: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? () => true : queryValidatorOf(schema);

function accessOf({ of, access, without }: DeclaredCall): Access {
  if (access === 'unauthenticated') return access;
  const rules = typeof access === 'string' ? of.access : access;
  const [action] = typeof access === 'string' ? [access] : (Object.keys(access) as [keyof typeof access]);
  return { action, model: { access: rules ?? {} }, ...(without && { without }) };
}
