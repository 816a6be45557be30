import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import type { Changes } from './sheet.ts';
import type { UndoneImport } from '../../../../schemas/repairs/priceImports.ts';
import { useUndoImport } from './useImports.ts';

interface UndoImportProps {
  id: string;
  changes: Changes;
  onUndone: (undone: UndoneImport) => void;
}

const failures: Record<number, string> = {
  409: 'priceMatrix.undo.already',
  410: 'priceMatrix.undo.too_late',
};

/** Undoes an import after confirmation. */
export function UndoImport({ id, changes, onUndone }: UndoImportProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport();
  const start = () =>
    undo.mutate(id, {
      onSuccess: (undone) => {
        const message = undone.kept > 0 ? 'priceMatrix.undo.done_partly' : 'priceMatrix.undo.done';
        notify(message, { type: undone.kept > 0 ? 'warning' : 'success', messageArgs: { ...undone } });
        onUndone(undone);
      },
      onError: (error) => {
        const message = error instanceof HttpError ? failures[error.status] : undefined;
        notify(message ?? error.message, { type: 'error' });
      },
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button size="small" startIcon={<Undo />} onClick={() => setIsAsking(true)}>
        {translate('priceMatrix.undo.button')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('priceMatrix.undo.title')}
          text={translate('priceMatrix.undo.question', {
            restored: changes.updated + changes.removed,
            removed: changes.created,
          })}
          confirmLabel={translate('priceMatrix.undo.yes')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={undo.isPending}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
