import { CreateBase, useTranslate, type RaRecord } from 'react-admin';
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
  /** What the new record begins with, besides the model's defaults. */
  values?: Record<string, unknown>;
  maxWidth?: 'md' | 'lg';
  /** Instead of going back to the list. */
  onSaved?: (saved: Partial<RaRecord>) => void;
}

export function CreateDialog({ model, form, values, maxWidth, onSaved }: CreateDialogProps) {
  const text = useResourceText({ resource: model.name });
  const translate = useTranslate();
  const close = useCloseDialog();
  const { mutationOptions, ...saving } = useSaving({ model, kind: 'create', onSaved: onSaved ?? close });
  const mayCreate = useCan()('create', model);
  return (
    <DialogFrame title={text.action('new')} maxWidth={maxWidth} onClose={close}>
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
            defaultValues={{ ...defaultsOf(model), ...values }}
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
