import DialogContent from '@mui/material/DialogContent';
import { loadValidator } from 'virtual:validators';
import { use, useState, type ReactNode } from 'react';
import { EditBase, useEditContext, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import type { Model } from '../../schemas/model.ts';
import { LoadAgain } from '../LoadAgain.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { draftKey, hasDraft } from '../../drafts.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { RecordFormProps, Saving } from './RecordForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useSaving } from './useSaving.ts';

/** What the form of the record is given; the rest is its own. */
export interface EditForm<T extends RaRecord> extends Pick<RecordFormProps, 'onEdit' | 'notice'> {
  record: T;
  saving: Saving;
  readOnly: boolean;
  onCancel: () => void;
}

interface EditFrameProps<T extends RaRecord> {
  model: Model;
  id: string;
  /** `record` is there once it is loaded. */
  titleOf: (record: T | undefined) => string;
  /** How many inputs it will have, for the time while it is loaded. */
  slots: number;
  /** A record opens for reading; Edit makes it editable. */
  opensReadOnly: boolean;
  onClose: () => void;
  children: (form: EditForm<T>) => ReactNode;
}

/** Why it cannot be loaded is said in the dialog. */
const queryOptions = { gcTime: 0, onError: () => {} };

/** The dialog of one record: asked for anew, then read or edited. */
export function EditFrame<T extends RaRecord>(props: EditFrameProps<T>) {
  const { model, id, onClose } = props;
  const { mutationOptions, ...saving } = useSaving({ model, kind: 'update', onSaved: onClose });
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

/** What the list knew of the record is not edited: it may be old or incomplete. */
function Loaded<T extends RaRecord>({
  model,
  id,
  titleOf,
  slots,
  opensReadOnly,
  saving,
  onClose,
  children,
}: EditFrameProps<T> & { saving: Saving }) {
  const { record, isFetching, error, refetch } = useEditContext<T>();
  const may = useCan();
  const { staff_id } = useSession().who;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isEditing, setIsEditing] = useState(
    () => !opensReadOnly || hasDraft(draftKey(staff_id, model.name, id)),
  );
  if (!isLoaded && record && !isFetching && !error) setIsLoaded(true);

  const title = titleOf(record);
  if (!isLoaded || !record) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        {error && !isFetching ? (
          <DialogContent dividers>
            <LoadAgain message={error.message} onRetry={() => void refetch()} />
          </DialogContent>
        ) : (
          <FormSkeleton slots={slots} />
        )}
      </DialogFrame>
    );
  }
  const mayEdit = may('update', model, record);
  return (
    <DialogFrame title={title} onClose={onClose}>
      {children({
        record,
        saving,
        readOnly: !isEditing || !mayEdit,
        onEdit: mayEdit ? () => setIsEditing(true) : undefined,
        onCancel: onClose,
        notice: saving.staleSaves > 0 && <StaleNotice key={saving.staleSaves} model={model} />,
      })}
    </DialogFrame>
  );
}
