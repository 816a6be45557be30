import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PasswordField } from '../../login/index.ts';

interface CurrentPasswordInputProps {
  field: TextFieldProps;
  readOnly: boolean;
}

/** The current password, required for changes to the account. */
export function CurrentPasswordInput({ field, readOnly }: CurrentPasswordInputProps) {
  const translate = useTranslate();
  return (
    <PasswordField
      {...field}
      label={translate('account.sign_in.present')}
      slotProps={{ htmlInput: { autoComplete: 'current-password', readOnly } }}
      autoFocus
    />
  );
}
