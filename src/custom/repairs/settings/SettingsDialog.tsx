import { useQuery } from '@tanstack/react-query';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useStoreCalls } from '../../store/index.ts';
import { loadRepairSettings } from './repairSettings.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** Repair settings: drop-off and contact methods, what customers see, their emails (contract 4 §2.5). */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { store_id } = useSession().who;
  const calls = useStoreCalls();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['repairSettings', store_id],
    queryFn: ({ signal }) => loadRepairSettings(calls, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <DialogFrame title={translate('resources.repairs.settings.title')} onClose={onClose}>
      {data ? (
        <SettingsForm stored={data} onClose={onClose} />
      ) : error ? (
        <DialogContent dividers>
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        </DialogContent>
      ) : (
        <FormSkeleton slots={10} />
      )}
    </DialogFrame>
  );
}
