import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { changePassword } from '../../../authProvider/ownAccount.ts';
import { useSession } from '../../../authProvider/session.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import {
  validateNewPassword,
  validatePassword,
  validateRepeatedPassword,
  useScreenForm,
} from '../../login/index.ts';
import { useCommonPasswords } from '../newPassword.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx';
import { throwFieldErrors } from './throwFieldErrors.ts';

/** Changes the user's password. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { staff, store } = useSession();
  const common = useCommonPasswords();
  const own = [staff.email, store.name, store.domain];
  const { field, form, isBusy, error } = useScreenForm({
    defaultValues: { present: '', password: '', repeated: '' },
    check: ({ present, password, repeated }) => ({
      present: validatePassword(present),
      password: validateNewPassword(password, { common, own }),
      repeated: validateRepeatedPassword(password, repeated),
    }),
    submit: async ({ present, password }) => {
      await changePassword(present, password).catch(throwFieldErrors);
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
      notify('account.sign_in.password_changed', { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogFrame title={translate('account.sign_in.password')} onClose={onClose}>
      <AccountForm {...{ form, error, isBusy, onClose }} label="account.set_password">
        <CurrentPasswordInput field={field('present')} readOnly={isBusy} />
        <NewPasswordFields field={field} readOnly={isBusy} autoFocus={false} />
      </AccountForm>
    </DialogFrame>
  );
}
