import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { DeclaredCall, ParamsOf, PartOf } from '../../../src/schemas/call.ts';
import { parseEndpoint } from '../../../src/schemas/endpoint.ts';
import { isCompiled } from '../../compiled.ts';
import type { Access } from '../access.ts';
import { queryValidatorOf } from '../ajv.ts';
import { answers } from './answers.ts';
import { answerChecker } from './checkAnswer.ts';

interface RouteOf<C> {
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
  const { line, of, params, query: querystring, body, answer, status = 200, summary } = call;
  const { method, path: url, multipart } = parseEndpoint(line);
  const file = typeof answer === 'string' ? answer : undefined;
  const schema = typeof answer === 'string' ? undefined : answer;
  const check = schema && !isCompiled ? answerChecker(line, schema) : undefined;
  app.route<RouteOf<C>>({
    method,
    url,
    config: { access: accessOf(call) },
    schema: {
      tags: [of.name],
      summary,
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body: multipart ? { content: { 'multipart/form-data': { schema: body } } } : body }),
      ...(schema && { response: answers(status, schema) }),
    },
    // The handler reads the parts of a form.
    ...(multipart && {
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? () => true : queryValidatorOf(part.schema as object),
    }),
    handler: async (request, reply) => {
      const answered = await handler(request, reply);
      check?.(answered);
      if (file && !reply.hasHeader('content-type')) reply.type(file);
      return reply.code(answered === undefined ? 204 : status).send(answered);
    },
  });
}

function accessOf({ of, access, without }: DeclaredCall): Access {
  if (access === 'unauthenticated') return access;
  const rules = typeof access === 'string' ? of.access : access;
  const [action] = typeof access === 'string' ? [access] : (Object.keys(access) as [keyof typeof access]);
  return { action, model: { access: rules ?? {} }, ...(without && { without }) };
}
