import { useNotify } from 'react-admin';
import { useStorefrontCalls } from '../calls.ts';
import { documents, type Panel } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import { newTexts } from '../../../schemas/storefront/documentTexts.ts';

/** Sends the new texts of a panel for translation, where it is translated; a failure warns and does not block the save. */
export function useTranslation({ isTranslated, roots }: Panel) {
  const notify = useNotify();
  const { translate } = useStorefrontCalls();
  return async (before: unknown, after: unknown): Promise<void> => {
    const words = roots.flatMap((root) => {
      const schema = schemaAt(documents.storeConfig.schema, root);
      return schema ? newTexts(schema, valueAt(before, root), valueAt(after, root)) : [];
    });
    if (!isTranslated || words.length === 0) return;
    try {
      const refused = await translate(words);
      if (refused.length === 0) return;
      const texts = refused.map((text) => `${text}…`).join(', ');
      notify('configurations.messages.too_long', { type: 'warning', messageArgs: { texts } });
    } catch {
      notify('configurations.messages.translate_failed', { type: 'warning' });
    }
  };
}
