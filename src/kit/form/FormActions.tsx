import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from './toFieldName.ts';
import { SubmitButtons } from './SubmitButtons.tsx';

export interface FormActionsProps {
  model: Model;
  /** All current errors, including those of untouched fields. */
  errors: ValidationError[];
  submitLabel: string;
  readOnly: boolean;
  /** The record is still loading; saving is disabled. */
  isLoading: boolean;
  /** Leaves the form or resets it; without it, a read-only form has no Close button. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** Hides the read-only hint, as other actions are available. */
  isQuiet?: boolean;
  /** Makes a read-only form editable; undefined without permission. */
  onEdit?: () => void;
  /** Further actions, at the left. */
  actions?: ReactNode;
  /** Another form on the page is being edited. */
  isEditBlocked?: boolean;
}

/** On phones, stays on one line with the buttons. */
const hint = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  textAlign: 'start',
};

/** Cancel and Save. Save is disabled while the form is invalid, with the invalid fields named beside it. */
export function FormActions({
  model,
  errors,
  submitLabel,
  readOnly,
  isLoading,
  onCancel,
  cancelLabel,
  onEdit,
  isQuiet = false,
  isEditBlocked,
  actions,
}: FormActionsProps) {
  const translate = useTranslate();
  const { setFocus, trigger } = useFormContext();
  const { isSubmitting, isValid, touchedFields, dirtyFields } = useFormState();
  const [isReachedFor, setIsReachedFor] = useState(false);
  if (readOnly) {
    return (
      <DialogActions>
        {actions}
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {!onEdit && !isQuiet && translate('dialog.read_only')}
        </Typography>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {cancelLabel ?? translate('dialog.close')}
          </Button>
        )}
        {onEdit && (
          <Button
            key="edit"
            variant={onCancel ? 'contained' : 'outlined'}
            autoFocus={Boolean(onCancel)}
            disabled={isEditBlocked}
            onClick={onEdit}
          >
            {translate('dialog.edit_button')}
          </Button>
        )}
      </DialogActions>
    );
  }
  const [first, ...others] = errors.map(({ path }) => toFieldName(path));
  const names = [...new Set([first ?? '', ...others].map((name) => name.split('.')[0]))];
  const isBegun = isReachedFor || Object.keys({ ...touchedFields, ...dirtyFields }).length > 0;
  const explain = (isPressed: boolean) => {
    setIsReachedFor(true);
    if (isPressed) lead();
  };
  const lead = () => {
    void trigger();
    if (first) setFocus(first);
  };
  return (
    <DialogActions>
      {actions}
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ flex: 1, minWidth: first && isBegun ? 40 : 0 }}
      >
        {first && isBegun && (
          <Link component="button" type="button" color="inherit" onClick={lead} sx={hint}>
            {translate('dialog.to_fill', {
              fields: names.map((name) => translate(`resources.${model.name}.fields.${name}`)).join(', '),
            })}
          </Link>
        )}
      </Typography>
      <SubmitButtons
        {...{ submitLabel, onCancel, cancelLabel }}
        isSaving={isSubmitting}
        isBlocked={!isValid || isLoading}
        onBlocked={isLoading ? undefined : explain}
      />
    </DialogActions>
  );
}
