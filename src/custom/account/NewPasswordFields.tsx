import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PasswordField } from '../login/index.ts';

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'repeated') => TextFieldProps;
  readOnly: boolean;
  autoFocus?: boolean;
}

/** The new password and its confirmation. */
export function NewPasswordFields({ field, readOnly, autoFocus = true }: NewPasswordFieldsProps) {
  const translate = useTranslate();
  const slotProps = { htmlInput: { autoComplete: 'new-password', readOnly } };
  const password = field('password');
  return (
    <>
      <PasswordField
        {...password}
        label={translate('account.new_password')}
        helperText={
          <>
            {password.helperText && <>{password.helperText} · </>}
            {translate('account.password_hint')}
          </>
        }
        slotProps={slotProps}
        autoFocus={autoFocus}
      />
      <PasswordField
        {...field('repeated')}
        label={translate('account.repeated_password')}
        slotProps={slotProps}
      />
    </>
  );
}
