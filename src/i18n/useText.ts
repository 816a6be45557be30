import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

type Options = Record<string, unknown>;

/** The text of the first of these keys that the catalogue holds: a resource's own words before the general ones. */
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
