import { useText } from '../../../i18n/useText.ts';
import type { SheetImport } from './sheetImport.ts';

/** Returns the texts of an import: its own ones before those of all imports. */
export function useImportText({ messages }: Pick<SheetImport, 'messages'>) {
  const text = useText();
  return (key: string, params?: Record<string, unknown>) =>
    text([`${messages}.${key}`, `sheetImport.${key}`], params);
}
