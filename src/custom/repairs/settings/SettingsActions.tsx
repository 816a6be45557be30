import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { SubmitButtons } from '../../../kit/form/SubmitButtons.tsx';
import { useIsAnyOn } from './useIsAnyOn.ts';

interface SettingsActionsProps {
  dropOffs: string[];
  isSaving: boolean;
  onClose: () => void;
}

/** Cancel and Save. Save is disabled while no drop-off method is enabled. */
export function SettingsActions({ dropOffs, isSaving, onClose }: SettingsActionsProps) {
  const translate = useTranslate();
  const isBookable = useIsAnyOn('delivery_methods', dropOffs);
  return (
    <DialogActions>
      <SubmitButtons
        submitLabel={translate('dialog.save')}
        isSaving={isSaving}
        isBlocked={!isBookable}
        onCancel={onClose}
      />
    </DialogActions>
  );
}
