import { useTranslate } from 'react-admin';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';

/** Returns the label of a bulk edit: 'Update Price'. */
export function useBulkLabel({ name }: Model) {
  const text = useText();
  const translate = useTranslate();
  return (property: string) =>
    text([`resources.${name}.bulk.${property}`, 'bulk.update'], {
      field: translate(`resources.${name}.fields.${property}`),
    });
}
