import type { Static, TObject, TSchema } from 'typebox';
import type { MissingFactor } from './account/secondFactor.ts';
import type { AccessRule, AccessRules, Action } from './can.ts';
import type { EndpointLine } from './endpoint.ts';
import type { Service } from './model.ts';

/** What a call belongs to: a model, or whatever names its tag in the API documentation and its service. */
interface Owner {
  name: string;
  service: Service;
  access?: AccessRules;
}

/** Who may call: as for an action of the owner, by one rule of its own, or everybody, also without signing in. */
type CallAccess = Action | Partial<Record<Action, AccessRule>> | 'unauthenticated';

/** The media type of a file. */
type FileType = `${string}/${string}`;

interface Declaration<P, Q, B, A> {
  of: Owner;
  access: CallAccess;
  /** Requirements of all other calls that a session may lack here. */
  without?: MissingFactor | 'anything';
  /** Path parameters; without a schema, they are the strings that the path names. */
  params?: P;
  query?: Q;
  /** Headers beyond those of all calls, for the API documentation. */
  headers?: TObject;
  body?: B;
  /** Maximum size of the body in bytes, if it is not that of all calls. */
  bodyLimit?: number;
  /** The body of the answer, or the media type of the file that is answered. */
  answer?: A;
  /** Status of the answer; default 200. */
  status?: number;
  /** For the API documentation. */
  summary: string;
}

/** A call of the services that is no action of a model, as both sides know it. */
export interface DeclaredCall<
  L extends EndpointLine = EndpointLine,
  P extends TObject | undefined = TObject | undefined,
  Q extends TObject | undefined = TObject | undefined,
  B extends TSchema | undefined = TSchema | undefined,
  A extends TSchema | FileType | undefined = TSchema | FileType | undefined,
> extends Declaration<P, Q, B, A> {
  line: L;
}

/**
 * Declares a call by its endpoint line, such as 'GET /dc/store/:storeId/registers/:id/report'. The route follows by
 * server/core/routes/serve.ts, the method of the data provider by src/dataProvider/methods.ts. In the built admin only
 * `of` and the type of a file remain of it (build/callLines.ts).
 */
export const call = <
  L extends EndpointLine,
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  A extends TSchema | FileType | undefined = undefined,
>(
  line: L,
  declaration: Declaration<P, Q, B, A>,
): DeclaredCall<L, P, Q, B, A> => ({ line, ...declaration });

/** Declares that the services of others may answer the call without a body, which their contract leaves open. */
export const answerOptional = <C extends DeclaredCall>(declared: C) => ({
  ...declared,
  isAnswerOptional: true as const,
});

type Until<Text extends string, End extends string> = Text extends `${infer Head}${End}${string}`
  ? Head
  : Text;

/** The path parameters of a line. */
type NamesIn<Line extends string> = Line extends `${string}:${infer Rest}`
  ? Until<Until<Until<Until<Rest, '/'>, '.'>, '?'>, ' '> | NamesIn<Rest>
  : never;

/** Path parameters of a call, by name. */
export type ParamsOf<C> =
  C extends DeclaredCall<infer L, infer P>
    ? P extends TObject
      ? Static<P>
      : Record<NamesIn<L>, string>
    : never;

/** The schemas of a call that its declaration may omit. */
type Slot = 'query' | 'body' | 'answer';

/** The parsed query, body or answer of a call; undefined if it has none, `File` if a file is answered. */
export type PartOf<C, S extends Slot, File = never> = C extends { [K in S]?: infer T }
  ? [NonNullable<T>] extends [never]
    ? undefined
    : NonNullable<T> extends string
      ? File
      : Static<NonNullable<T>>
  : never;
