import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { emailOfResetLink, resetPasswordByLink } from '../../authProvider/passwords.ts';
import { Loading } from '../../kit/errors/Loading.tsx';
import {
  validateNewPassword,
  validateRepeatedPassword,
  FieldError,
  type LoginState,
  PublicPage,
  StoreScreen,
  useScreenForm,
} from '../login/index.ts';
import { loadCommonPasswords } from '../../schemas/account/commonPasswords.ts';
import { FormFooter } from './FormFooter.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useCommonPasswords, useStoreNames } from './newPassword.ts';

/** /reset-password?oobCode=…: the link in emails sent by the identity service itself. */
export default function ResetPassword() {
  const translate = useTranslate();
  const oobCode = useSearchParams()[0].get('oobCode') ?? '';
  return (
    <StoreScreen>
      {(store) => (
        <PublicPage
          store={store}
          title={translate('account.reset.title')}
          text={translate('account.reset.text')}
        >
          <CheckedLink oobCode={oobCode} />
        </PublicPage>
      )}
    </StoreScreen>
  );
}

/** Checks the link first: it may have expired. */
function CheckedLink({ oobCode }: { oobCode: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reset link', oobCode],
    queryFn: () => (oobCode ? emailOfResetLink(oobCode) : Promise.reject(new Error('account.link_expired'))),
    retry: false,
    staleTime: Infinity,
  });
  if (data !== undefined) return <ResetForm oobCode={oobCode} email={data} />;
  if (isFetching || !error) return <Loading />;
  const isOver = error.message === 'account.link_expired';
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error">{translate(error.message)}</Alert>
      {isOver ? (
        <Button component={Link} to="/forgot-password" variant="contained" size="large">
          {translate('account.reset.again')}
        </Button>
      ) : (
        <Button variant="contained" size="large" onClick={() => void refetch()}>
          {translate('errors.retry')}
        </Button>
      )}
    </Stack>
  );
}

function ResetForm({ oobCode, email }: { oobCode: string; email: string }) {
  const navigate = useNavigate();
  const common = useCommonPasswords();
  const own = [email, ...useStoreNames()];
  const { field, form, isBusy, error } = useScreenForm({
    defaultValues: { password: '', repeated: '' },
    check: ({ password, repeated }) => ({
      password: validateNewPassword(password, { common, own }),
      repeated: validateRepeatedPassword(password, repeated),
    }),
    submit: async ({ password }) => {
      // The identity service does not check against common passwords, so the list must be loaded here.
      const problem = validateNewPassword(password, { common: await loadCommonPasswords(), own });
      if (problem) throw new FieldError('password', problem.key);
      await resetPasswordByLink(oobCode, password);
      const state: LoginState = { notice: 'messages.password_changed' };
      await navigate('/login', { replace: true, state });
    },
  });
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields field={field} readOnly={isBusy} />
      <FormFooter
        {...{ error, isBusy }}
        label="account.set_password"
        link={{ to: '/login', label: 'account.back' }}
      />
    </Stack>
  );
}
