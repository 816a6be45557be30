import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { DialogFrame } from '../form/DialogFrame.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import { BulkEditForm } from './BulkEditForm.tsx';
import { useBulkLabel } from './useBulkLabel.ts';
import { useRecords } from './useRecords.ts';

interface BulkEditDialogProps {
  model: Model;
  property: string;
  onClose: () => void;
}

/** Changes a property of the selected records, after a preview. */
export default function BulkEditDialog({ model, property, onClose }: BulkEditDialogProps) {
  const { selectedIds } = useListContext();
  const [ids] = useState(selectedIds);
  const [abort] = useState(() => new AbortController());
  const text = useBulkLabel(model);
  const { data, error, refetch } = useRecords(model, ids);
  const [records, setRecords] = useState(data);
  if (!records && data) setRecords(data);
  const close = () => {
    abort.abort();
    onClose();
  };
  return (
    <DialogFrame title={text(property)} onClose={close}>
      {records && (
        <BulkEditForm
          {...{ model, property, records }}
          missing={ids.length - records.length}
          signal={abort.signal}
          onClose={close}
        />
      )}
      {!records && error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {!records && !error && <FormSkeleton slots={2} />}
    </DialogFrame>
  );
}
