import { createContext, useContext } from 'react';
import type { Labels } from '../documentEditor/form/useLabels.ts';
import { asText } from './entries.ts';

export type Language = 'en' | 'fr';

/** A visitor's word in the language of the preview. */
export interface TranslatedText {
  text: string;
  language: Language;
  /** It stands in English until somebody has translated it. */
  isPending: boolean;
}

/** How the parts of a preview word what they show. */
export interface PreviewTexts {
  language: Language;
  word: (text: string) => TranslatedText;
  labels: Labels;
}

export const PreviewTextsContext = createContext<PreviewTexts | undefined>(undefined);

export function usePreviewTexts(): PreviewTexts {
  const words = useContext(PreviewTextsContext);
  if (!words) throw new Error('A part of a preview stands in a preview');
  return words;
}

/** The translated word; English itself needs no translation. */
export function translatedText(language: Language, texts: Record<string, string | null>, text: string): TranslatedText {
  const translated = language === 'en' ? text : Object.hasOwn(texts, text) && texts[text];
  return translated
    ? { text: translated, language, isPending: false }
    : { text, language: 'en', isPending: language !== 'en' && text.trim() !== '' };
}

/** A value of any type as a word. */
export function useTranslatedText(value: unknown, isTranslated?: boolean): TranslatedText {
  const { word } = usePreviewTexts();
  const full = typeof value === 'string' ? value : asText(value);
  const found = isTranslated ? word(full) : { text: full, language: 'en' as const, isPending: false };
  return { ...found, text: asText(found.text) };
}
