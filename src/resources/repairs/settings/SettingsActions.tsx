import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { useIsAnyOn } from './useIsAnyOn.ts';

interface SettingsActionsProps {
  dropOffs: string[];
  isSaving: boolean;
  onClose: () => void;
}

/** Cancel and Save; Save waits while no drop-off method is on. */
export function SettingsActions({ dropOffs, isSaving, onClose }: SettingsActionsProps) {
  const translate = useTranslate();
  const isBookable = useIsAnyOn('delivery_methods', dropOffs);
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {translate('dialog.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isSaving || !isBookable}
        startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
      >
        {translate('dialog.save')}
      </Button>
    </DialogActions>
  );
}
