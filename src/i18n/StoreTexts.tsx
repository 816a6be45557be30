import { useQuery } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo, type ReactNode } from 'react';
import { I18nContext, useI18nProvider, type I18nProvider, type TranslationMessages } from 'react-admin';
import { useLocale } from './useLocale.ts';
import { http } from '../authProvider/http.ts';
import { fillPath, parseEndpoint } from '../schemas/endpoint.ts';
import { storefrontCalls } from '../schemas/storefront/calls.ts';

const { method, path } = parseEndpoint(storefrontCalls.getOwnTexts.line);

/** Overrides the bundled texts with the store's own; keeps the bundled ones if they cannot be loaded. */
export function StoreTexts({ children }: { children: ReactNode }) {
  const bundled = useI18nProvider();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['texts', locale],
    queryFn: async () =>
      (
        await http<Partial<TranslationMessages> | undefined>({
          service: storefrontCalls.getOwnTexts.of.service,
          method,
          path: fillPath(path, { locale }),
        })
      ).json ?? {},
    staleTime: Infinity,
    retry: false,
  });
  const provider = useMemo(
    () => (data ? withTexts(bundled, data, locale) : bundled),
    [bundled, data, locale],
  );
  return <I18nContext value={provider}>{children}</I18nContext>;
}

/** Translates with these texts first. */
export function withTexts(
  bundled: I18nProvider,
  texts: Partial<TranslationMessages>,
  locale: string,
): I18nProvider {
  if (Object.keys(texts).length === 0) return bundled;
  const own = polyglotI18nProvider(() => texts as TranslationMessages, locale);
  return {
    ...bundled,
    translate: (key, options) => own.translate(key, { ...options, _: '' }) || bundled.translate(key, options),
  };
}
