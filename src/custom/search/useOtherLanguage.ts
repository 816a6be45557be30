import { useQuery } from '@tanstack/react-query';
import { languages } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { wordsIn } from '../../i18n/wordsIn.ts';

/** Returns the texts of the other language, by which pages are found too; empty ones until they are loaded. */
export function useOtherLanguage(): (key: string, options?: object) => string {
  const locale = useLocale();
  const other = languages.find((one) => one.locale !== locale)?.locale ?? locale;
  const { data } = useQuery({
    queryKey: ['wordsIn', other],
    queryFn: async () => ({ translate: await wordsIn(other) }),
    staleTime: Infinity,
  });
  return (key, options) => data?.translate(key, options) ?? '';
}
