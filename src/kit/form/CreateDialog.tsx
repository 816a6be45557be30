import { CreateBase, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { defaultsOf } from '../../schemas/input.ts';
import { useResourceText } from '../useResourceText.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { RecordForm } from './RecordForm.tsx';
import { Refusal } from './Refusal.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useSaving } from './useSaving.ts';

export function CreateDialog({ model, form }: FormDialogProps) {
  const text = useResourceText({ resource: model.name });
  const translate = useTranslate();
  const close = useCloseDialog();
  const { mutationOptions, ...saving } = useSaving({ model, kind: 'create', onSaved: close });
  const mayCreate = useCan()('create', model);
  return (
    <DialogFrame title={text.action('new')} onClose={close}>
      {mayCreate ? (
        <CreateBase
          resource={model.name}
          redirect={false}
          disableAuthentication
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
        >
          <RecordForm
            model={model}
            slots={form}
            saving={saving}
            defaultValues={defaultsOf(model)}
            submitLabel={translate('dialog.create')}
            onCancel={close}
          />
        </CreateBase>
      ) : (
        <Refusal onClose={close} />
      )}
    </DialogFrame>
  );
}
