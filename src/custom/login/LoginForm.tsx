import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLogin, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { validateEmail, validatePassword } from './validators.ts';
import { PasswordField } from './PasswordField.tsx';
import { useScreenForm } from './useScreenForm.ts';

export function LoginForm() {
  const translate = useTranslate();
  const login = useLogin();
  const { register, field, form, isBusy, error } = useScreenForm({
    defaultValues: { email: '', password: '', remember: false },
    check: ({ email, password }) => ({ email: validateEmail(email), password: validatePassword(password) }),
    submit: (typed) => login({ ...typed, email: typed.email.trim() }),
  });
  const { ref, ...remember } = register('remember');
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <TextField
        {...field('email')}
        label={translate('auth.email')}
        type="email"
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', readOnly: isBusy } }}
      />
      <PasswordField
        {...field('password')}
        label={translate('auth.password')}
        slotProps={{ htmlInput: { autoComplete: 'current-password', readOnly: isBusy } }}
      />
      <Stack direction="row" sx={{ my: -0.5, alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Checkbox {...remember} slotProps={{ input: { ref } }} disabled={isBusy} />}
          label={translate('auth.remember')}
          sx={{ flexGrow: 1 }}
        />
        <Link component={RouterLink} to="/forgot-password" variant="body1">
          {translate('account.forgot.link')}
        </Link>
      </Stack>
      {error && <Alert severity="error">{translate(error)}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
        {translate('auth.submit')}
      </Button>
    </Stack>
  );
}
