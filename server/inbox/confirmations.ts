import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';

const texts = {
  STOP: {
    en: (store: string) =>
      `${store}: you will receive no more text messages. Reply START to receive them again.`,
    fr: (store: string) =>
      `${store} : vous ne recevrez plus de textos. Répondez DEBUT pour en recevoir à nouveau.`,
  },
  START: {
    en: (store: string) => `${store}: you will receive text messages again. Reply STOP to end them.`,
    fr: (store: string) => `${store} : vous recevrez à nouveau des textos. Répondez ARRET pour y mettre fin.`,
  },
};

/** Words of a keyword in French. */
const french = /arr[eê]t|d[ée]sabonn|fin|oui|d[ée]but|reprendre/i;

/** Returns the text that confirms STOP or START, in the language in which it was written. */
export async function confirmationOf(
  scope: Scope,
  keyword: 'STOP' | 'START',
  written: string,
): Promise<string> {
  const [store] = await scope.select(stores, { name: stores.name }, { where: eq(stores.id, scope.store.id) });
  return texts[keyword][french.test(written) ? 'fr' : 'en'](store?.name ?? '');
}
