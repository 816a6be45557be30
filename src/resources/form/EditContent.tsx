import { useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { draftKey, hasDraft } from './drafts.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { RecordForm, type Saving } from './RecordForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';

interface EditContentProps {
  model: Model;
  slots: Slot[];
  saving: Saving;
  opensReadOnly: boolean;
  onClose: () => void;
}

/** The form of the loaded record; what the list knew of it is not edited, it may be old or incomplete. */
export function EditContent({ model, slots, saving, opensReadOnly, onClose }: EditContentProps) {
  const { record, isFetching } = useEditContext<RaRecord>();
  const [isLoaded, setIsLoaded] = useState(false);
  const translate = useTranslate();
  const may = useCan();
  const { staff_id } = useSession().who;
  const [isReadOnly, setIsReadOnly] = useState(
    () => opensReadOnly && !hasDraft(draftKey(staff_id, model.name, record?.id)),
  );
  if (!isLoaded && record && !isFetching) setIsLoaded(true);
  if (!isLoaded || !record) return <FormSkeleton slots={slots.length} />;
  const mayUpdate = may('update', model, record);
  return (
    <RecordForm
      model={model}
      slots={slots}
      saving={saving}
      record={record}
      readOnly={isReadOnly || !mayUpdate}
      onEdit={isReadOnly && mayUpdate ? () => setIsReadOnly(false) : undefined}
      submitLabel={translate(opensReadOnly ? 'dialog.update' : 'dialog.save')}
      onCancel={onClose}
      notice={saving.staleSaves > 0 && <StaleNotice key={saving.staleSaves} model={model} />}
    />
  );
}
