import type { AnswerOf, OptionsArgument } from '../dataProvider/callOptions.ts';
import { createCall } from '../dataProvider/calls.ts';
import type { DeclaredCall } from '../schemas/call.ts';
import { http } from './http.ts';
import { loadStore } from './loadStore.ts';

/** Sends a declared call of the store of the page's domain; needs no loaded session. */
export async function callStore<C extends DeclaredCall>(
  declared: C,
  ...options: OptionsArgument<C>
): Promise<AnswerOf<C>> {
  const { id: storeId } = await loadStore();
  const call = createCall(http, () => ({ storeId }));
  return (await call(declared, ...options)).json;
}
