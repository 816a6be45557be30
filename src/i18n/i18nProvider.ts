import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Messages } from './compose.ts';
import { languages, loadMessages, type Language } from './languages.ts';
import { beginWithout, wholeWords } from './wholeWords.ts';

/** Reports a missing key and returns it as words: 'a.b.created_date' as 'Created date'. */
function onMissingKey(key: string): string {
  if (!/^\w+(\.[\w-]+)+$/.test(key)) return key;
  console.error(`Missing message: ${key}`);
  const words = key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Replacement = (expression: string, name: string) => unknown;

/** Interpolates values; formats counts with the grouping of the language (1,144). */
const groupingCounts = (format: (count: number) => string) =>
  function replace(this: string, pattern: RegExp, replacement: Replacement): string {
    return this.replace(pattern, (expression, name: string) => {
      const value = replacement(expression, name);
      return name === 'smart_count' && typeof value === 'number' ? format(value) : String(value);
    });
  };

/** Starts with the messages of one language, or its first part; loads the other language when it is selected. */
export function createI18nProvider(language: Language, first?: Promise<Messages>): Promise<I18nProvider> {
  const provider = providerOf(language, first ?? loadMessages(language));
  if (first) beginWithout(() => provider.then(({ getLocale, change }) => change(getLocale())));
  return provider;
}

async function providerOf(language: Language, messages: Promise<Messages>) {
  let begun: Messages | undefined = await messages;
  const format = (count: number) => count.toLocaleString(provider.getLocale());
  const provider = polyglotI18nProvider((locale) => begun ?? loadMessages(locale), language, [...languages], {
    onMissingKey,
    replace: groupingCounts(format),
  });
  const announce = () => {
    document.documentElement.lang = provider.getLocale();
  };
  announce();
  const change = async (locale: string) => {
    begun = undefined;
    await provider.changeLocale(locale);
    announce();
  };
  const changeLocale = (locale: string) =>
    wholeWords()
      .catch(() => undefined)
      .then(() => change(locale));
  return { ...provider, change, changeLocale };
}
