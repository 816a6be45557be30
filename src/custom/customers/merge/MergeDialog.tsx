import { useQuery } from '@tanstack/react-query';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useCustomerCalls } from '../calls.ts';
import { MergeForm } from './MergeForm.tsx';

interface MergeDialogProps {
  /** The two customers; the first survives unless the other is chosen. */
  ids: [string, string];
  onClose: () => void;
  onMerged: (keptId: string) => void;
}

/** Two customers side by side, and the result of their merge (contract 4 §4). */
export default function MergeDialog({ ids: [kept_id, merged_id], onClose, onMerged }: MergeDialogProps) {
  const translate = useTranslate();
  const { getMergeSides } = useCustomerCalls();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['customerMerge', kept_id, merged_id],
    queryFn: ({ signal }) => getMergeSides({ query: { kept_id, merged_id }, signal }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const content = () => {
    if (data)
      return (
        <MergeForm
          key={`${data.kept.etag},${data.merged.etag}`}
          sides={[data.kept, data.merged]}
          isBusy={isFetching}
          onStale={() => void refetch()}
          {...{ onClose, onMerged }}
        />
      );
    if (!error) return <FormSkeleton slots={8} />;
    return (
      <DialogContent dividers>
        <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
      </DialogContent>
    );
  };
  return (
    <DialogFrame title={translate('merging.title')} maxWidth="md" onClose={onClose}>
      {content()}
    </DialogFrame>
  );
}
