import type { RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { useResourceText } from '../useResourceText.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { CreateForm } from './CreateForm.tsx';
import { DialogError } from './DialogError.tsx';
import { useCloseDialog } from './useCloseDialog.ts';

interface CreateDialogProps {
  model: Model;
  form: Slot[];
  /** Initial values besides the model's defaults. */
  values?: Record<string, unknown>;
  maxWidth?: 'md' | 'lg';
  /** Replaces the return to the list. */
  onSaved?: (saved: Partial<RaRecord>) => void;
}

export function CreateDialog({ model, form, values, maxWidth, onSaved }: CreateDialogProps) {
  const text = useResourceText({ resource: model.name });
  const close = useCloseDialog();
  const mayCreate = useCan()('create', model);
  return (
    <DialogFrame title={text.action('new')} maxWidth={maxWidth} onClose={close}>
      {mayCreate ? (
        <CreateForm model={model} slots={form} values={values} onSaved={onSaved ?? close} onCancel={close} />
      ) : (
        <DialogError onClose={close} />
      )}
    </DialogFrame>
  );
}
