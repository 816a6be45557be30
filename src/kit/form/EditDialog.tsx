import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { useResourceText } from '../useResourceText.ts';
import { EditFrame } from './EditFrame.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCloseDialog } from './useCloseDialog.ts';

export interface EditDialogProps {
  model: Model;
  form: Slot[];
  /** A record opens for reading; Edit makes it editable, Update saves it. */
  opensReadOnly: boolean;
  id: string;
}

export function EditDialog({ model, form, opensReadOnly, id }: EditDialogProps) {
  const translate = useTranslate();
  const text = useResourceText({ resource: model.name });
  const close = useCloseDialog();
  const mayEdit = useCan()('update', model);
  return (
    <EditFrame
      {...{ model, id, opensReadOnly }}
      titleOf={() => text.action(mayEdit ? 'edit' : 'view')}
      slots={form.length}
      onClose={close}
    >
      {(editing) => (
        <RecordForm
          {...editing}
          model={model}
          slots={form}
          submitLabel={translate(opensReadOnly ? 'dialog.update' : 'dialog.save')}
        />
      )}
    </EditFrame>
  );
}
