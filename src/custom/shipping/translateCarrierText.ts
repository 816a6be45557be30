import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { carrierWords } from '../../i18n/en/shipping/carrierWords.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A known phrase as an expression, its values as groups of their names. */
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

/** What a carrier says, in the language of the screen where it is known, sentence by sentence; else as it was said. */
export const translateCarrierText = (text: string, translate: TranslateFunction): string =>
  known(text.trim(), translate) ??
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => known(sentence, translate) ?? sentence)
    .join(' ');

/** Translates what a carrier says, as far as it is known. */
export function useCarrierText(): (text: string) => string {
  const translate = useTranslate();
  return useCallback((text) => translateCarrierText(text, translate), [translate]);
}
