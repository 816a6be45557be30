import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useText } from '../i18n/useText.ts';

type Outcome =
  | 'created'
  | 'create_failed'
  | 'updated'
  | 'update_failed'
  | 'deleted'
  | 'delete_failed'
  | 'load_failed';

/** Returns the texts of a resource: its own messages, or the general ones with its name. */
export function useResourceText(props?: { resource: string }) {
  const resource = useResourceContext(props) ?? '';
  const translate = useTranslate();
  const text = useText();
  return useMemo(() => {
    const own = `resources.${resource}`;
    const field = (source: string) => translate(`${own}.fields.${source}`);
    const singular = translate(`${own}.name`, { smart_count: 1 });
    return {
      plural: translate(`${own}.name`, { smart_count: 2 }),
      field,
      /** 'New Brand', 'Edit Brand', 'Brand'. */
      action: (action: 'new' | 'edit' | 'view') =>
        text([`${own}.actions.${action}`, `dialog.${action}`], { name: singular }),
      /** The row menu item that opens the record. */
      rowAction: (action: 'edit' | 'view') => text([`${own}.row_actions.${action}`, `list.${action}`]),
      /** The notification after a call. */
      message: (outcome: Outcome) => text([`${own}.messages.${outcome}`, `messages.${outcome}`]),
      filter: (name: string) => text([`${own}.filters.${name}`, `${own}.fields.${name}`]),
      /** The label of the minimum or maximum of a range of numbers or days. */
      bound: (bound: 'min' | 'max', source: string, isNumber: boolean) =>
        text([`${own}.filters.${bound}_${source}`, isNumber ? `list.${bound}` : `list.${bound}_day`], {
          field: field(source),
        }),
      /** The label of a boolean filter's choice. */
      choice: (filter: string, value: string) =>
        text([`${own}.filters.${filter}.${value}`, `ra.boolean.${value}`]),
    };
  }, [resource, text, translate]);
}
