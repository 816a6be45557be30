import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useResourceText } from '../useResourceText.ts';
import { EditFrame } from './EditFrame.tsx';
import type { FormDialogProps } from './FormDialog.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCloseDialog } from './useCloseDialog.ts';

export function EditDialog({ model, form, opensReadOnly, id }: FormDialogProps & { id: string }) {
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
