import type { Messages } from './compose.ts';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
] as const;
export type Language = (typeof languages)[number]['locale'];

type Catalogue = () => Promise<{ default: object }>;

const catalogues: Record<Language, { first: Catalogue; rest: Catalogue }> = {
  en: { first: () => import('./en.first.ts'), rest: () => import('./en.rest.ts') },
  fr: { first: () => import('./fr.first.ts'), rest: () => import('./fr.rest.ts') },
};

const isLanguage = (locale: unknown): locale is Language => Object.hasOwn(catalogues, String(locale));

/** The stored language, else the browser's, else English. */
export function preferredLanguage(
  chosen?: unknown,
  spoken: readonly string[] = navigator.languages,
): Language {
  return [chosen, ...spoken.map((tag) => tag.split('-')[0])].find(isLanguage) ?? 'en';
}

const catalogueOf = (locale: string) => catalogues[isLanguage(locale) ? locale : 'en'];

/** Messages loaded before the first page; in English for an unknown locale. */
export async function loadFirstMessages(locale: string): Promise<Messages> {
  const { default: messages } = await catalogueOf(locale).first();
  return messages as Messages;
}

/** The complete messages of a locale. */
export async function loadMessages(locale: string): Promise<Messages> {
  const [first, rest] = await Promise.all([loadFirstMessages(locale), catalogueOf(locale).rest()]);
  return { ...first, ...rest.default };
}
