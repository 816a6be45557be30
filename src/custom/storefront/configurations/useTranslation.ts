import { documents, type Panel } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import { newTexts } from '../../../schemas/storefront/documentTexts.ts';
import { useSendForTranslation } from '../useSendForTranslation.ts';

/** Sends a translated panel's new texts for translation before they are saved. */
export function useTranslation({ isTranslated, roots }: Panel) {
  const send = useSendForTranslation();
  return async (before: unknown, after: unknown) => {
    const words = roots.flatMap((root) => {
      const schema = schemaAt(documents.storeConfig.schema, root);
      return schema ? newTexts(schema, valueAt(before, root), valueAt(after, root)) : [];
    });
    return isTranslated ? send(words) : undefined;
  };
}
