import { useTranslate } from 'react-admin';
import { useUnitName } from '../documentEditor/useUnitName.ts';
import type { DocumentHistory } from './documentHistory.ts';

/** Returns the name of a part of a document with revisions. */
export function usePartName(kind: DocumentHistory['kind']): (pointer: string) => string {
  const translate = useTranslate();
  const unitName = useUnitName(kind === 'template' ? 'storeConfig' : kind);
  return kind === 'template' ? () => translate('staticPages.tabs.content') : unitName;
}
