import History from '@mui/icons-material/History';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentHistory } from './documentHistory.ts';

const HistoryDrawer = lazy(() => import('./HistoryDrawer.tsx'));

type HistoryButtonProps = Pick<ButtonProps, 'variant' | 'disabled'> & { history: DocumentHistory };

/** Opens the revisions of a document. */
export function HistoryButton({ history, ...props }: HistoryButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} startIcon={<History />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('configurations.history.button')}
      </Button>
      <Suspense>{isOpen && <HistoryDrawer history={history} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
