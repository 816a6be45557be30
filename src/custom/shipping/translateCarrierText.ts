import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { carrierWords } from '../../i18n/en/shipping/carrierWords.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A known phrase as a regular expression, with a named group for each value. */
const patternOf = (phrase: string) =>
  new RegExp(
    `^${phrase
      .split(/(%\{\w+\})/)
      .map((part) => (part.startsWith('%{') ? `(?<${part.slice(2, -1)}>.{1,100}?)` : escaped(part)))
      .join('')}$`,
    'i',
  );

const phrases = Object.entries(carrierWords).map(([key, phrase]) => ({ key, pattern: patternOf(phrase) }));

function known(text: string, translate: TranslateFunction): string | undefined {
  for (const { key, pattern } of phrases) {
    const match = pattern.exec(text);
    if (match) return translate(`carrierWords.${key}`, { ...match.groups });
  }
  return undefined;
}

/** Translates a carrier's text sentence by sentence; unknown sentences are kept. */
export const translateCarrierText = (text: string, translate: TranslateFunction): string =>
  known(text.trim(), translate) ??
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => known(sentence, translate) ?? sentence)
    .join(' ');

/** Returns a function that translates a carrier's text. */
export function useCarrierText(): (text: string) => string {
  const translate = useTranslate();
  return useCallback((text) => translateCarrierText(text, translate), [translate]);
}
