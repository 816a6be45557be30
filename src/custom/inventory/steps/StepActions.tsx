import DialogActions from '@mui/material/DialogActions';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { SubmitButtons } from '../../../kit/form/SubmitButtons.tsx';
import { toFieldName } from '../../../kit/form/toFieldName.ts';
import type { ValidationError } from '../../../schemas/validate.ts';

interface StepActionsProps {
  errors: ValidationError[];
  values: FieldValues;
  /** Sent without an answer: it can only be sent again. */
  isOpen: boolean;
  submitLabel: (values: FieldValues) => string;
  onCancel: () => void;
}

/** Cancel and submit buttons; the submit button names the missing fields. */
export function StepActions({ errors, values, isOpen, submitLabel, onCancel }: StepActionsProps) {
  const translate = useTranslate();
  const { setFocus, trigger } = useFormContext();
  const { isSubmitting } = useFormState();
  const [isReachedFor, setIsReachedFor] = useState(false);
  const isBlocked = errors.length > 0 && !isOpen;
  const lead = () => {
    void trigger();
    const [first] = errors;
    if (first) setFocus(toFieldName(first.path));
  };
  const names = [...new Set(errors.map(({ path }) => path.split('/').at(-1) ?? ''))];
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
        {isBlocked && isReachedFor && (
          <Link component="button" type="button" color="inherit" onClick={lead} sx={{ textAlign: 'start' }}>
            {translate('dialog.to_fill', {
              fields: names.map((name) => translate(`inventory.line.${name}`)).join(', '),
            })}
          </Link>
        )}
      </Typography>
      <SubmitButtons
        submitLabel={isOpen ? translate('errors.retry') : submitLabel(values)}
        onCancel={onCancel}
        isSaving={isSubmitting}
        isBlocked={isBlocked}
        onBlocked={(isPressed) => {
          setIsReachedFor(true);
          if (isPressed) lead();
        }}
      />
    </DialogActions>
  );
}
