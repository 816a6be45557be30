import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslateFunction } from 'react-admin';
import { loadMessages, type Language } from './languages.ts';

/** Translates into a language other than the page's, for texts sent to a customer. */
export async function wordsIn(language: Language): Promise<TranslateFunction> {
  const messages = await loadMessages(language);
  return polyglotI18nProvider(() => messages, language).translate;
}
