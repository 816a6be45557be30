import { en, fr } from './catalogues.ts';

export type Language = 'en' | 'fr';

const flatten = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );

const catalogues = { en: new Map(flatten(en)), fr: new Map(flatten(fr)) };

interface Values {
  [name: string]: string | number;
}

/** Translates a message key; without a count, the first plural form. */
export function text(key: string, values: Values = {}, language: Language = 'en'): string {
  const message = catalogues[language].get(key);
  if (message === undefined) throw new Error(`Unknown message key: ${key}`);
  const forms = message.split('||||').map((form) => form.trim());
  const form = forms[values.smart_count === undefined || values.smart_count === 1 ? 0 : forms.length - 1];
  return (form ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Translates a key, with another key as fallback. */
export const textOr = (key: string, otherwise: string, language: Language = 'en') =>
  catalogues[language].has(key) ? text(key, {}, language) : text(otherwise, {}, language);
