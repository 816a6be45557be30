import { createContext, useContext } from 'react';
import type { Labels } from '../documentEditor/form/useLabels.ts';
import { asText } from './entries.ts';

export type Language = 'en' | 'fr';

/** A visitor's word in the language of the preview. */
export interface Word {
  text: string;
  language: Language;
  /** It stands in English until somebody has translated it. */
  isPending: boolean;
}

/** How the parts of a preview word what they show. */
export interface Words {
  language: Language;
  word: (text: string) => Word;
  labels: Labels;
}

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A part of a preview stands in a preview');
  return words;
}

/** The translated word; English itself needs no translation. */
export function wordIn(language: Language, texts: Record<string, string | null>, text: string): Word {
  const translated = language === 'en' ? text : Object.hasOwn(texts, text) && texts[text];
  return translated
    ? { text: translated, language, isPending: false }
    : { text, language: 'en', isPending: language !== 'en' && text.trim() !== '' };
}

/** A value of any type as a word. */
export function useWord(value: unknown, isTranslated?: boolean): Word {
  const { word } = useWords();
  const full = typeof value === 'string' ? value : asText(value);
  const found = isTranslated ? word(full) : { text: full, language: 'en' as const, isPending: false };
  return { ...found, text: asText(found.text) };
}
