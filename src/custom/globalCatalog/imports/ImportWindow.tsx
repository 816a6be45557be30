import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ProgressWindow } from '../../../kit/work/ProgressWindow.tsx';
import { isJobActive, useJobProgress } from '../../../kit/work/useJobProgress.ts';
import type { CatalogImport } from '../../../schemas/globalCatalog/import.ts';
import { useGlobalCatalogCalls } from '../calls.ts';
import { closeImport } from './followedImport.ts';
import { useNotifyImportEnd } from './useNotifyImportEnd.ts';
import { useImportText } from './useImportText.ts';

/** Milliseconds. An import that ends sooner is only notified. */
const showDelay = 1500;

/** The progress and result of an import. The import continues when the window is closed. */
export default function ImportWindow({ first }: { first: CatalogImport }) {
  const translate = useTranslate();
  const text = useImportText();
  const { getImport, cancelImport } = useGlobalCatalogCalls();
  const followed = useJobProgress(first, { key: 'catalogImports', get: getImport, cancel: cancelImport });
  const { work, error } = followed;
  const [isShown, setIsShown] = useState(!isJobActive(first));
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), showDelay);
    return () => clearTimeout(timer);
  }, []);
  const wasGoingOn = useRef(isJobActive(first));
  const notifyEnd = useNotifyImportEnd();
  useEffect(() => {
    if (isJobActive(work) || !wasGoingOn.current) return;
    wasGoingOn.current = false;
    notifyEnd(work);
    if (!isShown) closeImport();
  }, [work, isShown, notifyEnd]);
  if (!isShown && !error) return null;
  return (
    <ProgressWindow
      title={text.title(work)}
      label={translate('globalCatalog.progress.label')}
      status={text.status(work)}
      followed={followed}
      cancelLabel={translate('globalCatalog.progress.cancel')}
      onClose={closeImport}
    />
  );
}
