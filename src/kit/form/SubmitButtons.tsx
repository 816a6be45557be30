import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

interface SubmitButtonsProps {
  submitLabel: string;
  isSaving: boolean;
  /** The form cannot be saved as it is. */
  isBlocked: boolean;
  onCancel?: () => void;
  cancelLabel?: string;
}

/** Cancel, where there is a way back, and the button that saves: once, however often it is pressed. */
export function SubmitButtons({
  submitLabel,
  isSaving,
  isBlocked,
  onCancel,
  cancelLabel,
}: SubmitButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {cancelLabel ?? translate('dialog.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={isSaving || isBlocked}
        startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
      >
        {submitLabel}
      </Button>
    </>
  );
}
