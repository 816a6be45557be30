import { useTranslate } from 'react-admin';
import type { Choice } from '../../../kit/form/inputs/SelectInput.tsx';

/** Returns select choices for codes, with translated labels. */
export function useChoices() {
  const translate = useTranslate();
  return (field: string, codes: readonly string[]): Choice[] =>
    codes.map((id) => ({ id, name: translate(`shipping.rateBrowser.choices.${field}.${id}`) }));
}
