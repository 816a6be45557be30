import DialogContent from '@mui/material/DialogContent';
import { use, useState, type ReactNode } from 'react';
import { EditBase, useEditContext, type RaRecord } from 'react-admin';
import { loadValidator } from 'virtual:validators';
import { useSession } from '../../authProvider/session.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import type { Model } from '../../schemas/model.ts';
import { useRememberRecord } from '../recentRecords.ts';
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

/** Props for the record's form. */
export interface EditForm<T extends RaRecord> extends Pick<RecordFormProps, 'onEdit' | 'notice' | 'formats'> {
  record: T;
  saving: Saving;
  /** The record comes from a list and is still loading. */
  isLoading: boolean;
  readOnly: boolean;
  onCancel: () => void;
}

interface EditDialogProps<T extends RaRecord> {
  model: Model;
  id: string;
  /** The form's slots; all properties by default. */
  form?: Slot[];
  /** `record` is undefined while loading. */
  titleOf: (record: T | undefined, readOnly: boolean) => string;
  /** Maximum widths while editing and while reading. */
  editWidth?: 'md' | 'lg';
  readWidth?: 'md' | 'lg';
  /** Opens read-only; Edit makes it editable. */
  opensReadOnly: boolean;
  /** How the history renders values outside a list. */
  formats?: ColumnElement[];
  onClose: () => void;
  /** `saved` is the record as returned by the service. */
  onSaved?: (saved: Partial<T>) => void;
  /** Stays open after a save. */
  staysOpen?: boolean;
  children: (form: EditForm<T>) => ReactNode;
}

/** The dialog itself shows load errors. */
const queryOptions = { gcTime: 0, onError: () => {} };

/** The dialog of one record: always refetched, then read or edited. */
export function EditDialog<T extends RaRecord>(props: EditDialogProps<T>) {
  const { model, id, onClose, onSaved, staysOpen = false } = props;
  const { staff_id } = useSession().who;
  const { mutationOptions, ...saving } = useSaving({
    model,
    kind: 'update',
    onSaved: (saved) => {
      // Before onSaved, which may reopen the form: it would restore the saved values as a draft.
      forgetDraft(draftKey(staff_id, model.name, id));
      if (!staysOpen) onClose();
      onSaved?.(saved as Partial<T>);
    },
  });
  // The form needs it too; suspending there would hide the open dialog.
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

/** Shows the list's copy of the record at once; it is editable when the fetched one has arrived. */
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
  useRememberRecord(model, isLoaded ? record : undefined);

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
