import { useStorefrontCalls } from '../calls.ts';

export const storefrontTextsKey = (language: string) => ['storefrontTexts', language];

/** Loads the storefront's texts in a language. */
export function useStorefrontTextsQuery(language: string) {
  const { getTexts } = useStorefrontCalls();
  return {
    queryKey: storefrontTextsKey(language),
    queryFn: async ({ signal }: { signal?: AbortSignal }) =>
      (await getTexts({ params: { locale: language }, signal })) ?? {},
    staleTime: 60_000,
  };
}

/** Loads where the texts are used. */
export function useTextPlacesQuery() {
  const { getTextPlaces } = useStorefrontCalls();
  return {
    queryKey: ['storefrontTexts', 'places'],
    queryFn: ({ signal }: { signal?: AbortSignal }) => getTextPlaces({ signal }),
    staleTime: 0,
  };
}

export const textsInUseKey = (language: string) => [...storefrontTextsKey(language), 'inUse'];

/** Loads the texts in use on the storefront, in a language. */
export function useTextsInUseQuery(language: string) {
  const { getTexts } = useStorefrontCalls();
  return {
    queryKey: textsInUseKey(language),
    queryFn: async ({ signal }: { signal?: AbortSignal }) =>
      (await getTexts({ params: { locale: language }, query: { in_use: true }, signal })) ?? {},
    staleTime: 0,
  };
}
