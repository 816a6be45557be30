import type { DemoStore } from '../data/stores.ts';
import type { Pictures } from '../pictures.ts';

/** What a demo storefront is built from. */
export interface Storefront {
  store: DemoStore;
  pictures: Pictures;
  /** Categories of the catalogue with an image. */
  categories: { id: string; name: string; img: string }[];
  words: Words;
}

/** Texts of a storefront with their French translations; null: not translated yet. */
export type Words = Map<string, string | null>;

/** Returns a function that records an English text with its French translation, and returns the English text. */
export const speaker =
  (words: Words) =>
  (english: string, french: string | null = null): string => {
    words.set(english, french);
    return english;
  };
