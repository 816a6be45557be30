import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PasswordField } from '../../login/index.ts';

interface CurrentPasswordInputProps {
  field: TextFieldProps;
  readOnly: boolean;
}

/** The password of now, which what is about the account asks for. */
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
