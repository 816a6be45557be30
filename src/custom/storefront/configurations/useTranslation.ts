import { useNotify } from 'react-admin';
import { useStorefrontCalls } from '../calls.ts';
import { documents, type Panel } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import { newTexts } from '../../../schemas/storefront/documentTexts.ts';

/**
 * Sends the new texts of a panel for translation, where it is translated. A failure does not block the save; what there
 * is to warn of is said by the function that it answers, once they are saved.
 */
export function useTranslation({ isTranslated, roots }: Panel) {
  const notify = useNotify();
  const { translate } = useStorefrontCalls();
  return async (before: unknown, after: unknown) => {
    const words = roots.flatMap((root) => {
      const schema = schemaAt(documents.storeConfig.schema, root);
      return schema ? newTexts(schema, valueAt(before, root), valueAt(after, root)) : [];
    });
    if (!isTranslated || words.length === 0) return undefined;
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
