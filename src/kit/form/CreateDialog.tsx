import { CreateBase, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { defaultsOf } from '../../schemas/input.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { useResourceText } from '../useResourceText.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { RecordForm } from './RecordForm.tsx';
import { Refusal } from './Refusal.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useSaving } from './useSaving.ts';

interface CreateDialogProps {
  model: Model;
  form: Slot[];
}

export function CreateDialog({ model, form }: CreateDialogProps) {
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
