import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useText } from '../i18n/useText.ts';

type Outcome =
  'created' | 'create_failed' | 'updated' | 'update_failed' | 'deleted' | 'delete_failed' | 'load_failed';

/** The words of a resource: its own where the catalogue has them, else the general ones, made with its name. */
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
      /** The entry of a row's menu that opens it. */
      rowAction: (action: 'edit' | 'view') => text([`${own}.row_actions.${action}`, `list.${action}`]),
      /** What is said after a call. */
      message: (outcome: Outcome) => text([`${own}.messages.${outcome}`, `messages.${outcome}`]),
      filter: (name: string) => text([`${own}.filters.${name}`, `${own}.fields.${name}`]),
      /** The name of the first or last day of a range. */
      bound: (bound: 'min' | 'max', source: string) =>
        text([`${own}.filters.${bound}_${source}`, `list.${bound}`], { field: field(source) }),
      /** A choice of a Yes/No filter. */
      choice: (filter: string, value: string) =>
        text([`${own}.filters.${filter}.${value}`, `ra.boolean.${value}`]),
    };
  }, [resource, text, translate]);
}
