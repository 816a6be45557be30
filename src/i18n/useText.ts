import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

type Options = Record<string, unknown>;

/** Returns the text of the first key in the catalogue: a resource's own text before the general one. */
export function useText() {
  const translate = useTranslate();
  return useCallback(
    (keys: string[], options: Options = {}): string => {
      const last = keys.at(-1) ?? '';
      const found = keys.slice(0, -1).map((key) => translate(key, { ...options, _: '' }));
      return found.find(Boolean) ?? translate(last, options);
    },
    [translate],
  );
}
