import { useNotify } from 'react-admin';
import { useStorefrontCalls } from './calls.ts';

/** What one call takes: so many words, each of so many characters. */
const most = 5000;
const longest = 20_000;

/** How much of a word names it. */
const named = 80;

/**
 * Sends new words for translation. A failure does not block the save that brings them; what there is to warn of is said
 * by the function that it answers, once they are saved.
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
