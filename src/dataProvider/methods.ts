import type { DeclaredCall } from '../schemas/call.ts';
import type { AnswerOf, OptionsArgument, OptionsOf } from './callOptions.ts';
import type { Call, DomainCalls } from './calls.ts';

/** The methods of the data provider by a domain's calls: a declared call takes its options and returns its answer. */
export type MethodsOf<Calls extends DomainCalls> = Calls extends (call: Call) => infer Methods
  ? Methods
  : {
      [K in keyof Calls]: Calls[K] extends DeclaredCall
        ? (...options: OptionsArgument<Calls[K]>) => Promise<AnswerOf<Calls[K]>>
        : never;
    };

/** The methods of several. */
export type AllMethodsOf<Domains extends DomainCalls[]> = Domains extends [
  infer First extends DomainCalls,
  ...infer Rest extends DomainCalls[],
]
  ? MethodsOf<First> & AllMethodsOf<Rest>
  : unknown;

/** Creates the methods of a domain's calls. */
export const methodsOf = (call: Call, calls: DomainCalls): object =>
  typeof calls === 'function'
    ? calls(call)
    : Object.fromEntries(Object.entries(calls).map(([name, declared]) => [name, methodOf(call, declared)]));

const methodOf = (call: Call, declared: DeclaredCall) => async (options?: OptionsOf<DeclaredCall>) =>
  (await call(declared, options)).json;
