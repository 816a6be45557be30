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

/** Where the words stand. */
export function useTextPlacesQuery() {
  const { getTextPlaces } = useStorefrontCalls();
  return {
    queryKey: ['storefrontTexts', 'places'],
    queryFn: ({ signal }: { signal?: AbortSignal }) => getTextPlaces(signal),
    staleTime: 0,
  };
}

export const textsInUseKey = (language: string) => [...storefrontTextsKey(language), 'inUse'];

/** The words that stand in the storefront now, in a language. */
export function useTextsInUseQuery(language: string) {
  const { getTextsInUse } = useStorefrontCalls();
  return {
    queryKey: textsInUseKey(language),
    queryFn: ({ signal }: { signal?: AbortSignal }) => getTextsInUse(language, signal),
    staleTime: 0,
  };
}
