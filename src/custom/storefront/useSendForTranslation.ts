import { useNotify } from 'react-admin';
import { useStorefrontCalls } from './calls.ts';

/** Limits of one call: number of texts, and characters of each. */
const most = 5000;
const longest = 20_000;

/** Characters of a text shown in a warning. */
const named = 80;

/**
 * Sends new texts for translation. A failure does not block the save: the returned function shows the warnings, to be
 * called after the save.
 */
export function useSendForTranslation(): (words: string[]) => Promise<(() => void) | undefined> {
  const notify = useNotify();
  const { translate } = useStorefrontCalls();
  return async (words) => {
    if (words.length === 0) return undefined;
    const tooLong = words.filter(({ length }) => length > longest).map((text) => text.slice(0, named));
    const sent = words.filter(({ length }) => length <= longest);
    try {
      const refused = [...tooLong];
      for (let start = 0; start < sent.length; start += most)
        refused.push(...(await translate(sent.slice(start, start + most))));
      if (refused.length === 0) return undefined;
      const texts = refused.map((text) => `${text}…`).join(', ');
      return () => notify('configurations.messages.too_long', { type: 'warning', messageArgs: { texts } });
    } catch {
      return () => notify('configurations.messages.translate_failed', { type: 'warning' });
    }
  };
}
