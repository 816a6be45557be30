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
  chosen?: unknown,
  spoken: readonly string[] = navigator.languages,
): Language {
  return [chosen, ...spoken.map((tag) => tag.split('-')[0])].find(isLanguage) ?? 'en';
}

/** The messages of a language; of English where there is no such one. */
export async function loadMessages(locale: string): Promise<Messages> {
  const { default: messages } = await catalogues[isLanguage(locale) ? locale : 'en']();
  return messages;
}
