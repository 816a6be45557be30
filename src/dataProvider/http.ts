import { HttpError } from 'react-admin';
import type { Endpoint } from '../schemas/endpoint.ts';
import { clientTimeouts } from '../schemas/timeouts.ts';
import { urlOf, headersOf, type BaseUrls, type RequestTarget } from './url.ts';
import { takePreloaded } from './preload.ts';
import { toHttpError } from './errors.ts';
import { recordFailure } from './failures.ts';

export interface HttpRequest extends RequestTarget {
  method: Endpoint['method'];
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  authenticated?: boolean;
  /** The response is a file: `json` holds its Blob. */
  isFile?: boolean;
}

export interface HttpResponse<T> {
  json: T;
  headers: Headers;
  status: number;
}

export type Http = <T>(call: HttpRequest) => Promise<HttpResponse<T>>;

export interface HttpOptions {
  bases: BaseUrls;
  /** Returns the identity token; `refresh` requests a new one. */
  getToken: (refresh?: boolean) => Promise<string | undefined>;
  /** Timeouts of a call and of an upload, in milliseconds. */
  timeout?: number;
  uploadTimeout?: number;
}

/**
 * Creates the HTTP client: base URL, bearer token (renewed once after a 401), timeout; every failure is an HttpError
 * with a message key.
 */
export function createHttp({
  bases,
  getToken,
  timeout = clientTimeouts.call,
  uploadTimeout = clientTimeouts.upload,
}: HttpOptions): Http {
  return async (call) => {
    const { authenticated = true } = call;
    let received = await send(call, authenticated ? await getToken() : undefined);
    if (received.response.status === 401 && authenticated) {
      const renewed = await getToken(true);
      // Without a new token, the first response says more than a second one.
      if (renewed) received = await send(call, renewed);
    }
    const { response, text, file } = received;
    if (file) return { json: file as never, headers: response.headers, status: response.status };
    const json = parseJson(text);
    const isUnreadable = text !== '' && json === undefined;
    if (!response.ok || isUnreadable) {
      recordFailure(response.status, json);
      throw toHttpError(response.status, json);
    }
    return { json: json as never, headers: response.headers, status: response.status };
  };

  async function send(call: HttpRequest, token?: string) {
    const { method, body, headers, signal, isFile = false } = call;
    const address = urlOf(bases, call);
    const isForm = body instanceof FormData;
    const limit = AbortSignal.timeout(isForm ? uploadTimeout : timeout);
    try {
      const early = method === 'GET' ? takePreloaded(address) : undefined;
      const response = await (early ??
        fetch(address, {
          method,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          headers: {
            ...headersOf(token),
            ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
            ...headers,
          },
          body: isForm ? body : JSON.stringify(body),
        }));
      if (isFile && response.ok) return { response, text: '', file: await response.blob() };
      return { response, text: await response.text() };
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new HttpError(navigator.onLine ? 'messages.connection' : 'messages.offline', 0);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
