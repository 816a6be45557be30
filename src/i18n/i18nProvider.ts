import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Messages } from './compose.ts';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
] as const;
export type Language = (typeof languages)[number]['locale'];

const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};

const isLanguage = (locale: unknown): locale is Language => Object.hasOwn(catalogues, String(locale));

/** The language chosen before, else the browser's own, else English. */
export function preferredLanguage(
  chosen?: string,
  spoken: readonly string[] = navigator.languages,
): Language {
  return [chosen, ...spoken.map((tag) => tag.split('-')[0])].find(isLanguage) ?? 'en';
}

async function load(locale: string): Promise<Messages> {
  const { default: messages } = await catalogues[isLanguage(locale) ? locale : 'en']();
  return messages;
}

/** A key that no catalogue holds is reported and read as words: 'a.b.created_date' as 'Created date'. */
function onMissingKey(key: string): string {
  if (!/^\w+(\.[\w-]+)+$/.test(key)) return key;
  console.error(`Missing message: ${key}`);
  const words = key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Loads the messages of one language; the other one is fetched when it is chosen. */
export async function createI18nProvider(language: Language): Promise<I18nProvider> {
  const first = { [language]: await load(language) };
  const provider = polyglotI18nProvider((locale) => first[locale] ?? load(locale), language, [...languages], {
    onMissingKey,
  });
  const announce = () => {
    document.documentElement.lang = provider.getLocale();
  };
  announce();
  return { ...provider, changeLocale: (locale) => provider.changeLocale(locale).then(announce) };
}
