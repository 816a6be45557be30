import { createContext, useContext } from 'react';
import type { Labels } from '../documentEditor/form/useLabels.ts';
import { asText } from './entries.ts';

export type Language = 'en' | 'fr';

/** A text in the preview's language. */
export interface TranslatedText {
  text: string;
  language: Language;
  /** Shown in English until it is translated. */
  isPending: boolean;
}

/** The language, texts and labels of a preview. */
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

/** Returns the translation of a text. English needs none. */
export function translatedText(
  language: Language,
  texts: Record<string, string | null>,
  text: string,
): TranslatedText {
  const translated = language === 'en' ? text : Object.hasOwn(texts, text) && texts[text];
  return translated
    ? { text: translated, language, isPending: false }
    : { text, language: 'en', isPending: language !== 'en' && text.trim() !== '' };
}

/** Returns any value as text, translated if `isTranslated`. */
export function useTranslatedText(value: unknown, isTranslated?: boolean): TranslatedText {
  const { word } = usePreviewTexts();
  const full = typeof value === 'string' ? value : asText(value);
  const found = isTranslated ? word(full) : { text: full, language: 'en' as const, isPending: false };
  return { ...found, text: asText(found.text) };
}
