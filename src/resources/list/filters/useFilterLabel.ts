import { useResourceContext, useTranslate } from 'react-admin';

/** The names of a filter and of its choices in the message catalogue. */
export function useFilterLabel() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (key: string) => translate(`resources.${resource}.filters.${key}`);
}
