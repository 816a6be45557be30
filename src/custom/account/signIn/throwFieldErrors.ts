import { problemsOf } from '../../../dataProvider/errors.ts';
import { FieldError } from '../../login/index.ts';

/** Field and message key by error code of the account service. */
const fieldErrors: Record<string, [field: string, key: string]> = {
  '/proof password': ['present', 'account.lock.wrong'],
  '/password minLength': ['password', 'account.password_hint'],
  '/password maxLength': ['password', 'account.password_hint'],
  '/password common': ['password', 'account.weak.common'],
  '/password personal': ['password', 'account.weak.personal'],
  '/email unique': ['email', 'account.sign_in.email_taken'],
  '/email same': ['email', 'account.sign_in.email_same'],
  '/email email': ['email', 'validation.email'],
  '/code wrong': ['code', 'account.sign_in.code_wrong'],
  '/code expired': ['code', 'account.sign_in.code_expired'],
};

/** Throws the service's refusal as errors of the form's fields. */
export function throwFieldErrors(error: unknown): never {
  if (error instanceof Error && error.message === 'auth.wrong_credentials')
    throw new FieldError('present', 'account.lock.wrong', error);
  const [first] = problemsOf(error);
  const found = first && fieldErrors[`${first.path} ${first.code}`];
  throw found ? new FieldError(...found, error) : error;
}
