import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { checkCredentials, type Credentials } from './credentials.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

const empty: Credentials = { email: '', password: '', remember: false };

const focus = (input: HTMLInputElement | null) => input?.focus();

export function LoginForm() {
  const translate = useTranslate();
  const { signIn, isBusy, error } = useSignIn();
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState({ email: false, password: false });
  const problems = checkCredentials(values);

  const field = (name: 'email' | 'password') => {
    const problem = left[name] ? problems[name] : undefined;
    return {
      id: name,
      name,
      label: translate(`auth.${name}`),
      value: values[name],
      error: Boolean(problem),
      helperText: problem && translate(problem.key, { limit: problem.limit }),
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
      onBlur: () => setLeft({ ...left, [name]: left[name] || values[name] !== '' }),
    };
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft({ email: true, password: true });
    const wrong = problems.email ? 'email' : problems.password && 'password';
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
    else if (!isBusy) void signIn(values);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} aria-busy={isBusy} sx={{ gap: 2 }}>
      <TextField
        {...field('email')}
        type="email"
        inputRef={focus}
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', readOnly: isBusy } }}
      />
      <PasswordField
        {...field('password')}
        slotProps={{ htmlInput: { autoComplete: 'current-password', readOnly: isBusy } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            name="remember"
            checked={values.remember}
            disabled={isBusy}
            onChange={({ target }) => setValues({ ...values, remember: target.checked })}
          />
        }
        label={translate('auth.remember')}
        sx={{ my: -0.5, alignSelf: 'flex-start' }}
      />
      {error && <Alert severity="error">{translate(error)}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
        {translate('auth.submit')}
      </Button>
    </Stack>
  );
}
