import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../../../form/Confirm.tsx';
import type { UndoneImport } from '../../../../schemas/pastImports.ts';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import type { Changes } from '../write/writeChanges.ts';
import { useUndoImport } from './usePastImports.ts';

interface UndoImportProps {
  sheetImport: SheetImport;
  id: string;
  changes: Changes;
  onUndone: (undone: UndoneImport) => void;
}

const failures: Record<number, string> = {
  409: 'undo.already',
  410: 'undo.too_late',
};

/** Undoes an import after confirmation. */
export function UndoImport({ sheetImport, id, changes, onUndone }: UndoImportProps) {
  const translate = useTranslate();
  const text = useImportText(sheetImport);
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport(sheetImport);
  const start = () =>
    undo.mutate(id, {
      onSuccess: (undone) => {
        const message = undone.kept > 0 ? 'undo.done_partly' : 'undo.done';
        notify(text(message, { ...undone, smart_count: undone.restored }), {
          type: undone.kept > 0 ? 'warning' : 'success',
        });
        onUndone(undone);
      },
      onError: (error) => {
        const message = error instanceof HttpError ? failures[error.status] : undefined;
        notify(message ? text(message) : error.message, { type: 'error' });
      },
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button size="small" startIcon={<Undo />} onClick={() => setIsAsking(true)}>
        {text('undo.button')}
      </Button>
      {isAsking && (
        <Confirm
          title={text('undo.title')}
          text={text('undo.question', {
            restored: changes.updated + changes.removed,
            removed: changes.created,
          })}
          confirmLabel={text('undo.yes')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={undo.isPending}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
