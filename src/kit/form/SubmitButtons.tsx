import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

interface SubmitButtonsProps {
  submitLabel: string;
  isSaving: boolean;
  /** The form is invalid. */
  isBlocked: boolean;
  /**
   * Called when the blocked button is hovered or focused, to explain why; with `isPressed`, to focus the first invalid
   * field.
   */
  onBlocked?: (isPressed: boolean) => void;
  onCancel?: () => void;
  cancelLabel?: string;
}

/** Cancel and Submit; submits once, however often it is pressed. */
export function SubmitButtons({
  submitLabel,
  isSaving,
  isBlocked,
  onBlocked,
  onCancel,
  cancelLabel,
}: SubmitButtonsProps) {
  const translate = useTranslate();
  const explaining = isBlocked &&
    !isSaving &&
    onBlocked && {
      'aria-disabled': true,
      onMouseEnter: () => onBlocked(false),
      onFocus: () => onBlocked(false),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onBlocked(true);
      },
    };
  return (
    <>
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {cancelLabel ?? translate('dialog.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        title={translate('dialog.send_key')}
        aria-keyshortcuts="Control+Enter"
        variant="contained"
        {...(explaining || { disabled: isSaving || isBlocked })}
        startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
      >
        {submitLabel}
      </Button>
    </>
  );
}
