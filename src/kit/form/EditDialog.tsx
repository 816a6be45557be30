import DialogContent from '@mui/material/DialogContent';
import { use, useState, type ReactNode } from 'react';
import { EditBase, useEditContext, type RaRecord } from 'react-admin';
import { loadValidator } from 'virtual:validators';
import { useSession } from '../../authProvider/session.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import type { Model } from '../../schemas/model.ts';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import { sourceOf, type ColumnElement, type Slot } from '../slots.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { draftKey, forgetDraft, hasDraft } from '../../drafts.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useListedRecord, useRecordWithoutVersion } from './record.ts';
import { useMayEdit } from './useMayEdit.ts';
import type { RecordFormProps, Saving } from './RecordForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useSaving } from './useSaving.ts';

/** What the form of the record is given; the rest is its own. */
export interface EditForm<T extends RaRecord> extends Pick<RecordFormProps, 'onEdit' | 'notice' | 'formats'> {
  record: T;
  saving: Saving;
  /** What shows is what a list knew. */
  isLoading: boolean;
  readOnly: boolean;
  onCancel: () => void;
}

interface EditDialogProps<T extends RaRecord> {
  model: Model;
  id: string;
  /** What it shows of the record; all of it, where that is not said. */
  form?: Slot[];
  /** `record` is there once it is known. */
  titleOf: (record: T | undefined, readOnly: boolean) => string;
  /** How wide it is while it is edited, where that is not as wide as to read it. */
  editWidth?: 'md' | 'lg';
  readWidth?: 'md' | 'lg';
  /** A record opens for reading; Edit makes it editable. */
  opensReadOnly: boolean;
  /** How its history shows values, where no list around does. */
  formats?: ColumnElement[];
  onClose: () => void;
  /** `saved` is the record as the service answered it. */
  onSaved?: (saved: Partial<T>) => void;
  /** A save does not close it. */
  staysOpen?: boolean;
  children: (form: EditForm<T>) => ReactNode;
}

/** Why it cannot be loaded is said in the dialog. */
const queryOptions = { gcTime: 0, onError: () => {} };

/** The dialog of one record: asked for anew, then read or edited. */
export function EditDialog<T extends RaRecord>(props: EditDialogProps<T>) {
  const { model, id, onClose, onSaved, staysOpen = false } = props;
  const { staff_id } = useSession().who;
  const { mutationOptions, ...saving } = useSaving({
    model,
    kind: 'update',
    onSaved: (saved) => {
      // Before whoever is told opens the form anew, which would take what was saved for what was left unsaved.
      forgetDraft(draftKey(staff_id, model.name, id));
      if (!staysOpen) onClose();
      onSaved?.(saved as Partial<T>);
    },
  });
  // The form takes it as well; waiting for it then, the open dialog would vanish meanwhile.
  use(loadValidator(model.name));
  return (
    <EditBase<VersionedRecord>
      resource={model.name}
      id={id}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={queryOptions}
    >
      <Loaded {...props} saving={saving} />
    </EditBase>
  );
}

/** What a list knows of the record shows at once, and is edited when it is known to be true. */
function Loaded<T extends RaRecord>({
  model,
  id,
  form,
  titleOf,
  opensReadOnly,
  editWidth,
  readWidth,
  saving,
  formats,
  onClose,
  children,
}: EditDialogProps<T> & { saving: Saving }) {
  const { record: asked, isFetching, error, refetch } = useEditContext<T>();
  const { staff_id } = useSession().who;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isEditing, setIsEditing] = useState(
    () => !opensReadOnly || hasDraft(draftKey(staff_id, model.name, id)),
  );
  if (!isLoaded && asked && !isFetching && !error) setIsLoaded(true);
  const listed = useListedRecord(model, id, form?.map(sourceOf)) as T | undefined;
  const record = useRecordWithoutVersion(isLoaded ? asked : listed);

  const mayEdit = useMayEdit(model)(record, form);
  const readOnly = !isEditing || !mayEdit;

  const content = () => {
    if (!isLoaded && error && !isFetching)
      return (
        <DialogContent dividers>
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        </DialogContent>
      );
    if (!record) return <FormSkeleton slots={form?.length ?? 8} />;
    return children({
      record,
      saving,
      isLoading: !isLoaded,
      readOnly,
      onEdit: mayEdit ? () => setIsEditing(true) : undefined,
      onCancel: onClose,
      formats,
      notice: saving.staleSaves > 0 && (
        <StaleNotice key={saving.staleSaves} {...{ model, formats }} changed={saving.changed} />
      ),
    });
  };
  return (
    <DialogFrame
      title={titleOf(record, readOnly)}
      actions={record && <HistoryButton {...{ model, record, formats }} />}
      maxWidth={readOnly ? readWidth : editWidth}
      onClose={onClose}
    >
      {content()}
    </DialogFrame>
  );
}
