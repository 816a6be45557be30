import { useState } from 'react';
import { EditBase } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { VersionedRecord } from '../../dataProvider/dcProvider.ts';
import { useResourceText } from '../useResourceText.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { EditContent } from './EditContent.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { Refusal } from './Refusal.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useSaving } from './useSaving.ts';
import { pathOf } from '../../schemas/model.ts';

export function EditDialog({ model, form, opensReadOnly, id }: FormDialogProps & { id: string }) {
  const text = useResourceText({ resource: model.name });
  const close = useCloseDialog(pathOf(model));
  const [loadFailure, setLoadFailure] = useState<string>();
  const { mutationOptions, ...saving } = useSaving({ model, kind: 'update', onSaved: close });
  const mayEdit = useCan()('update', model);
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
          mutationOptions={mutationOptions}
          queryOptions={{ onError: (error: Error) => setLoadFailure(error.message), gcTime: 0 }}
        >
          <EditContent {...{ model, saving, opensReadOnly }} slots={form} onClose={close} />
        </EditBase>
      )}
    </DialogFrame>
  );
}
