import { useState } from 'react';
import { EditBase, HttpError, useNotify } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { VersionedRecord } from '../../dataProvider/dcProvider.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { EditContent } from './EditContent.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { Refusal } from './Refusal.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useSaveFailure } from './useSaveFailure.ts';
import { useResourceText } from '../useResourceText.ts';

export interface EditDialogProps extends FormDialogProps {
  id: string;
}

export function EditDialog({ model, form, id }: EditDialogProps) {
  const text = useResourceText({ resource: model.name });
  const notify = useNotify();
  const close = useCloseDialog(model.name);
  const [loadFailure, setLoadFailure] = useState<string>();
  const [staleSaves, setStaleSaves] = useState(0);
  const failure = useSaveFailure(text.message('update_failed'));
  const mayEdit = useCan()('update', model);
  const onSuccess = () => {
    notify(text.message('updated'), { type: 'success' });
    close();
  };
  const onError = (error: unknown) => {
    if (error instanceof HttpError && error.status === 412) setStaleSaves((count) => count + 1);
    else failure.onError(error);
  };
  return (
    <DialogFrame title={text.action(mayEdit ? 'edit' : 'view')} onClose={close}>
      {loadFailure ? (
        <Refusal message={loadFailure} onClose={close} />
      ) : (
        <EditBase<VersionedRecord>
          resource={model.name}
          id={id}
          redirect={false}
          disableAuthentication
          mutationMode="pessimistic"
          mutationOptions={{ onSuccess, onError }}
          queryOptions={{ onError: (error: Error) => setLoadFailure(error.message), gcTime: 0 }}
        >
          <EditContent
            model={model}
            slots={form}
            problems={failure.problems}
            staleSaves={staleSaves}
            onClose={close}
          />
        </EditBase>
      )}
    </DialogFrame>
  );
}
