import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { HttpError, useLocaleState, useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { setPassword } from '../../authProvider/passwords.ts';
import { serverMessageOf } from '../../dataProvider/errors.ts';
import {
  validateEmailFormat,
  validateCode,
  validateNewPassword,
  validateRepeatedPassword,
  type LoginState,
  PublicPage,
  StoreScreen,
  useScreenForm,
} from '../login/index.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { emptyCode, enterDigits } from './codeDigits.ts';
import { FormFooter } from './FormFooter.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useCommonPasswords, useStoreNames } from './newPassword.ts';

/** /confirm-code?email=…#code: the code from the email and the new password. */
export default function ConfirmCode() {
  const translate = useTranslate();
  const given = useSearchParams()[0].get('email')?.trim() ?? '';
  const email = validateEmailFormat(given) ? '' : given;
  const text = email ? 'account.confirm.text_email' : 'account.confirm.text';
  return (
    <StoreScreen>
      {(store) => (
        <PublicPage
          store={store}
          title={translate('account.confirm.title')}
          text={translate(text, { email })}
        >
          <ConfirmForm key={email} knownEmail={email} />
        </PublicPage>
      )}
    </StoreScreen>
  );
}

function ConfirmForm({ knownEmail }: { knownEmail: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [language] = useLocaleState();
  const { hash } = useLocation();
  const common = useCommonPasswords();
  const names = useStoreNames();
  const { control, rules, field, problemOf, form, isBusy, error } = useScreenForm({
    defaultValues: {
      email: knownEmail,
      password: '',
      repeated: '',
      code: enterDigits(emptyCode, 0, hash).code,
    },
    check: ({ email, password, repeated, code }) => ({
      email: validateEmailFormat(email),
      password: validateNewPassword(password, { common, own: [email, ...names] }),
      repeated: validateRepeatedPassword(password, repeated),
      code: validateCode(code),
    }),
    submit: async ({ email, password, code }) => {
      const choice = { email: email.trim(), password, code };
      const notice = await setPassword(choice, language).catch(throwFormError);
      await navigate('/login', {
        replace: true,
        state: { notice: notice ?? 'messages.password_changed' } satisfies LoginState,
      });
    },
  });
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <TextField
        {...field('email')}
        label={translate('auth.email')}
        type="email"
        sx={{ display: knownEmail ? 'none' : undefined }}
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', readOnly: isBusy } }}
      />
      <NewPasswordFields field={field} readOnly={isBusy} />
      <Controller
        control={control}
        name="code"
        rules={rules('code')}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <CodeBoxes
            id="code"
            label={translate('account.confirm.code')}
            code={value}
            onChange={onChange}
            onLeave={() => value.trim() && onBlur()}
            inputRef={ref}
            problem={problemOf('code')}
            readOnly={isBusy}
          />
        )}
      />
      <FormFooter
        {...{ error, isBusy }}
        label="account.set_password"
        link={{ to: '/forgot-password', label: 'account.confirm.again' }}
      />
    </Stack>
  );
}

/** Shows the service's error, or a connection error if there was no answer. */
function throwFormError(error: unknown): never {
  throw error instanceof HttpError ? new Error(serverMessageOf(error), { cause: error }) : error;
}
