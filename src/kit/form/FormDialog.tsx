import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { useResourceText } from '../useResourceText.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useOpenCreated } from './useOpenCreated.ts';

interface FormDialogProps {
  model: Model;
  form: Slot[];
  /** Opens read-only; Edit makes it editable, Update saves. */
  opensReadOnly?: boolean;
  /** Opens the created record instead of returning to the list. */
  opensCreated?: boolean;
}

/** The dialog of every resource: creates a record, or edits or shows the one in the URL. */
export default function FormDialog({
  model,
  form,
  opensReadOnly = false,
  opensCreated = false,
}: FormDialogProps) {
  const { id } = useParams();
  const translate = useTranslate();
  const text = useResourceText({ resource: model.name });
  const close = useCloseDialog();
  const open = useOpenCreated();
  if (id === undefined)
    return <CreateDialog model={model} form={form} onSaved={opensCreated ? open : undefined} />;
  return (
    <EditDialog
      key={id}
      {...{ model, id, form, opensReadOnly }}
      titleOf={(_, readOnly) => text.action(readOnly ? 'view' : 'edit')}
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
    </EditDialog>
  );
}
