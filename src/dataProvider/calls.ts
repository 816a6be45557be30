import { HttpError } from 'react-admin';
import type { DeclaredCall } from '../schemas/call.ts';
import { fillPath, parseEndpoint, type EndpointLine } from '../schemas/endpoint.ts';
import type { Service } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { AnswerOf, CallOptions, OptionsArgument } from './callOptions.ts';
import type { HttpResponse, Http } from './http.ts';

/** Sends a declared call; returns the whole response. */
export interface Call {
  <C extends DeclaredCall>(call: C, ...options: OptionsArgument<C>): Promise<HttpResponse<AnswerOf<C>>>;
  /** Sends what no declaration describes yet, by an endpoint line, such as 'GET /dc/store/:storeId/role'. */
  <T = unknown>(service: Service, line: EndpointLine, options?: CallOptions): Promise<HttpResponse<T>>;
}

/**
 * A domain's calls that are no actions of a model, custom methods of the data provider: declared ones, or functions
 * that do more than to send one.
 */
export type DomainCalls =
  | Record<string, DeclaredCall>
  | ((call: Call) => Record<string, (...parameters: never[]) => Promise<unknown>>);

export function createCall(http: Http, session: () => Partial<SessionIds>): Call {
  const send = <T>(service: Service, line: EndpointLine, options: CallOptions = {}) => {
    const { params, etag, headers, query, ...rest } = options;
    const endpoint = parseEndpoint(line);
    return http<T>({
      service,
      method: endpoint.method,
      path: fillPath(endpoint.path, { ...session(), ...params }),
      query: { ...endpoint.query, ...query },
      headers: { ...headers, ...(etag && { 'if-match': etag }) },
      authenticated: endpoint.authenticated,
      ...rest,
    });
  };
  function call<C extends DeclaredCall>(
    declared: C,
    ...options: OptionsArgument<C>
  ): Promise<HttpResponse<AnswerOf<C>>>;
  function call<T>(service: Service, line: EndpointLine, options?: CallOptions): Promise<HttpResponse<T>>;
  function call(first: DeclaredCall | Service, ...rest: unknown[]): Promise<HttpResponse<unknown>> {
    if (typeof first === 'string') return send(first, rest[0] as EndpointLine, rest[1] as CallOptions);
    const isFile = typeof first.answer === 'string';
    const answer = send(first.of.service, first.line, { ...(rest[0] as CallOptions), isFile });
    return first.line.startsWith('GET ') && !('isAnswerOptional' in first) ? answer.then(withBody) : answer;
  }
  return call;
}

/** A read without a body has failed, whatever its status says. */
function withBody<T>(answer: HttpResponse<T>): HttpResponse<T> {
  if (answer.json === undefined) throw new HttpError('messages.load_failed', answer.status);
  return answer;
}
