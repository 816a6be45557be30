import { useNotify } from 'react-admin';
import { useStorefrontCalls } from './calls.ts';

/**
 * Sends new words for translation. A failure does not block the save that brings them; what there is to warn of is said
 * by the function that it answers, once they are saved.
 */
export function useSendTexts(): (words: string[]) => Promise<(() => void) | undefined> {
  const notify = useNotify();
  const { translate } = useStorefrontCalls();
  return async (words) => {
    if (words.length === 0) return undefined;
    try {
      const refused = await translate(words);
      if (refused.length === 0) return undefined;
      const texts = refused.map((text) => `${text}…`).join(', ');
      return () => notify('configurations.messages.too_long', { type: 'warning', messageArgs: { texts } });
    } catch {
      return () => notify('configurations.messages.translate_failed', { type: 'warning' });
    }
  };
}
