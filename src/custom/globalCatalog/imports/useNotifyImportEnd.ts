import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CatalogImport } from '../../../schemas/globalCatalog/import.ts';
import { kindOf } from '../kinds.ts';
import { useReloadCatalog } from '../useReloadCatalog.ts';
import { useImportText } from './useImportText.ts';

/** Notifies the user of a finished import and refetches the lists. */
export function useNotifyImportEnd() {
  const notify = useNotify();
  const translate = useTranslate();
  const text = useImportText();
  const reload = useReloadCatalog();
  return useCallback(
    (ended: CatalogImport) => {
      reload();
      if (ended.state === 'failed') return notify('globalCatalog.failed', { type: 'error' });
      if (ended.state !== 'done') return notify(text.status(ended), { type: 'info' });
      const imported = translate(`globalCatalog.${kindOf(ended.type).own}.imported`);
      const isComplete = ended.left_out + ended.missing === 0;
      const isNothing = ended.left_out + ended.missing === ended.total;
      if (isNothing) return notify(text.status(ended), { type: 'warning' });
      return notify(isComplete ? imported : `${imported} (${text.counts(ended)})`, { type: 'success' });
    },
    [notify, translate, text, reload],
  );
}
