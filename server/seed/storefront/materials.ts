import type { DemoStore } from '../data/stores.ts';
import type { Pictures } from '../pictures.ts';

/** What a demo storefront is made of. */
export interface Storefront {
  store: DemoStore;
  pictures: Pictures;
  /** Categories of the catalogue that have a picture. */
  categories: { id: string; name: string; img: string }[];
  words: Words;
}

/** The words of a storefront with what they are in French; null: not translated yet. */
export type Words = Map<string, string | null>;

/** Notes an English text together with its French one, and answers the English one. */
export const speaker =
  (words: Words) =>
  (english: string, french: string | null = null): string => {
    words.set(english, french);
    return english;
  };
