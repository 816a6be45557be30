import { useStorefrontCalls } from '../calls.ts';

export const storefrontTextsKey = (language: string) => ['storefrontTexts', language];

/** The words of the storefront in a language. */
export function useStorefrontTextsQuery(language: string) {
  const { getTexts } = useStorefrontCalls();
  return {
    queryKey: storefrontTextsKey(language),
    queryFn: ({ signal }: { signal?: AbortSignal }) => getTexts(language, signal),
    staleTime: 60_000,
  };
}
