import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { FocusSubmit } from './FocusSubmit.tsx';
import { Form } from './Form.tsx';
import { Fields } from './FormGrid.tsx';
import { SubmitButtons } from './SubmitButtons.tsx';
import { useFocusFirstField } from './useFocusFirstField.ts';

export interface SendDialogProps extends Pick<DialogFrameProps, 'maxWidth' | 'children'> {
  title: string;
  /** Initial values of the form. */
  defaultValues?: FieldValues;
  onSubmit: (values: FieldValues) => unknown;
  submitLabel: string;
  cancelLabel?: string;
  /** Something is missing or refused: nothing can be sent. */
  isBlocked?: boolean;
  isBusy: boolean;
  /** The outcome of the last request is unknown: it can be sent again, but not changed. */
  isOpen: boolean;
  /** Why the last request failed. */
  failure: ReactNode;
  onClose: () => void;
}

/** A dialog whose inputs validate themselves and are sent with `useSendOnce`; it keeps no draft. */
export function SendDialog({
  title,
  defaultValues,
  onSubmit,
  submitLabel,
  cancelLabel,
  isBlocked = false,
  isBusy,
  isOpen,
  failure,
  maxWidth,
  onClose,
  children,
}: SendDialogProps) {
  const translate = useTranslate();
  const body = useFocusFirstField(true);
  return (
    <DialogFrame {...{ title, maxWidth, onClose }}>
      <Form defaultValues={defaultValues} onSubmit={(values) => (isBlocked ? undefined : onSubmit(values))}>
        <DialogContent dividers ref={body}>
          <FocusSubmit />
          <Fields disabled={isOpen} inert={isOpen}>
            {children}
          </Fields>
          {failure}
        </DialogContent>
        <DialogActions>
          <SubmitButtons
            submitLabel={isOpen ? translate('errors.retry') : submitLabel}
            onCancel={onClose}
            cancelLabel={cancelLabel}
            isSaving={isBusy}
            isBlocked={isBlocked}
          />
        </DialogActions>
      </Form>
    </DialogFrame>
  );
}
