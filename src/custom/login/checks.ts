import { isPasswordCode, passwordLength } from '../../schemas/account/password.ts';
import type { FieldProblem } from './useScreenForm.ts';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Contract 1 §5, Login. */
export function checkEmail(typed: string): FieldProblem | undefined {
  const email = typed.trim();
  if (!email) return { key: 'validation.required' };
  return isEmail(email) ? undefined : { key: 'validation.email' };
}

/** A password that is typed, also a new one. */
export function checkPassword({ length }: string): FieldProblem | undefined {
  const { min, max } = passwordLength;
  if (length === 0) return { key: 'validation.required' };
  if (length < min) return { key: 'validation.minLength', limit: min };
  return length > max ? { key: 'validation.maxLength', limit: max } : undefined;
}

/** Contract 1 §5, Forgot password. */
export const checkAddress = (email: string): FieldProblem | undefined =>
  isEmail(email.trim()) ? undefined : { key: 'account.invalid_email' };

export const checkRepeated = (password: string, repeated: string): FieldProblem | undefined =>
  password === repeated ? undefined : { key: 'messages.password_mismatch' };

export const checkCode = (code: string): FieldProblem | undefined =>
  isPasswordCode(code) ? undefined : { key: 'messages.code_invalid' };
