import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { languages, loadMessages, type Language } from './languages.ts';

/** A key that no catalogue holds is reported and read as words: 'a.b.created_date' as 'Created date'. */
function onMissingKey(key: string): string {
  if (!/^\w+(\.[\w-]+)+$/.test(key)) return key;
  console.error(`Missing message: ${key}`);
  const words = key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Loads the messages of one language; the other one is fetched when it is chosen. */
export async function createI18nProvider(language: Language): Promise<I18nProvider> {
  const first = { [language]: await loadMessages(language) };
  const provider = polyglotI18nProvider(
    (locale) => first[locale] ?? loadMessages(locale),
    language,
    [...languages],
    {
      onMissingKey,
    },
  );
  const announce = () => {
    document.documentElement.lang = provider.getLocale();
  };
  announce();
  return { ...provider, changeLocale: (locale) => provider.changeLocale(locale).then(announce) };
}
