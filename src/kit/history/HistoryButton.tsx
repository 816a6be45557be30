import History from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { recordPath } from '../../schemas/history.ts';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';

const HistoryDialog = lazyWithPreload(() => import('./HistoryDialog.tsx'));

interface HistoryButtonProps {
  model: Model;
  record: RaRecord;
  /** How to render values; defaults to the surrounding list's columns. */
  formats?: ColumnElement[];
}

/** Opens a record's history, fetched on opening. */
export function HistoryButton({ model, record, formats }: HistoryButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!recordPath(model)) return null;
  const title = translate('history.title');
  return (
    <>
      <IconButton onClick={() => setIsOpen(true)} aria-label={title} title={title} aria-haspopup="dialog">
        <History />
      </IconButton>
      {isOpen && (
        <LazyBoundary onClose={() => setIsOpen(false)}>
          <HistoryDialog {...{ model, record, formats }} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
