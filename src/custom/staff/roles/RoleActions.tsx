import DialogActions from '@mui/material/DialogActions';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { toFieldName } from '../../../kit/form/toFieldName.ts';
import { SubmitButtons } from '../../../kit/form/SubmitButtons.tsx';
import type { ValidationError } from '../../../schemas/validate.ts';

interface RoleActionsProps {
  submitLabel: string;
  /** The service's errors, shown at their fields. */
  problems: ValidationError[];
  onCancel: () => void;
}

export function RoleActions({ submitLabel, problems, onCancel }: RoleActionsProps) {
  const translate = useTranslate();
  const { setError } = useFormContext();
  const { isSubmitting, isValid } = useFormState();
  useEffect(() => {
    for (const { path, code } of problems) {
      const name = toFieldName(path);
      const message = translate(`roles.errors.${name}.${code}`, { _: translate('validation.invalid') });
      setError(name, { type: code, message }, { shouldFocus: true });
    }
  }, [problems, setError, translate]);
  return (
    <DialogActions>
      <SubmitButtons {...{ submitLabel, onCancel }} isSaving={isSubmitting} isBlocked={!isValid} />
    </DialogActions>
  );
}
