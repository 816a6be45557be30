import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslateFunction } from 'react-admin';
import { loadMessages, type Language } from './languages.ts';

/** Words of a language that need not be the page's: of what is written to somebody who speaks it. */
export async function wordsIn(language: Language): Promise<TranslateFunction> {
  const messages = await loadMessages(language);
  return polyglotI18nProvider(() => messages, language).translate;
}
