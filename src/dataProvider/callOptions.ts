import type { DeclaredCall, ParamsOf, PartOf } from '../schemas/call.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Query } from './url.ts';

export interface CallOptions {
  /** Path parameters besides those of the session (:storeId, :staffId, :locale). */
  params?: Record<string, string | number>;
  query?: Query;
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  /** The version a write is based on. */
  etag?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The response is a file: `json` holds its Blob. */
  isFile?: boolean;
}

/** A property that may be omitted if all of its own may be; nothing if there is no value. */
type Slot<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type Flat<T> = { [K in keyof T]: T[K] };

/** Path parameters besides those of the session; another staff member or language may be given. */
type OwnParams<C> = Flat<
  { [K in Exclude<keyof ParamsOf<C>, keyof SessionIds>]: string | number } & {
    [K in Extract<keyof ParamsOf<C>, 'staffId' | 'locale'>]?: string;
  }
>;

type Body<C extends DeclaredCall> = C['line'] extends `${string} multipart` ? FormData : PartOf<C, 'body'>;

/** What a declared call is sent with; path parameters of the session are filled in. */
export type OptionsOf<C extends DeclaredCall> = Pick<CallOptions, 'etag' | 'headers' | 'signal'> &
  Slot<'params', OwnParams<C>> &
  Slot<'query', PartOf<C, 'query'>> &
  Slot<'body', Body<C>>;

/** The options as an argument, which may be omitted if none is required. */
export type OptionsArgument<C extends DeclaredCall> =
  Partial<OptionsOf<C>> extends OptionsOf<C> ? [options?: OptionsOf<C>] : [options: OptionsOf<C>];

/** What a declared call returns; a file as Blob. */
export type AnswerOf<C extends DeclaredCall> = C extends { isAnswerOptional: true }
  ? PartOf<C, 'answer', Blob> | undefined
  : PartOf<C, 'answer', Blob>;
