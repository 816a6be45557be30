import { http } from '../../../authProvider/http.ts';

/** The storefront's words by their English text; null: not translated yet. */
export type StorefrontTexts = Record<string, string | null>;

const callOf = (locale: string) => ({
  service: 'translation' as const,
  path: `/dc/translation/frontend/${locale}`,
});

/** The words of the storefront in a language. */
export const storefrontTextsQuery = (locale: string) => ({
  queryKey: ['storefrontTexts', locale],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<StorefrontTexts> =>
    (await http<StorefrontTexts | undefined>({ ...callOf(locale), method: 'GET', signal })).json ?? {},
  staleTime: 60_000,
});

/** Stores these words; the others stay as they are. */
export async function writeStorefrontTexts(locale: string, texts: StorefrontTexts): Promise<void> {
  await http({ ...callOf(locale), method: 'PUT', body: texts });
}
