import {
  isPasswordCode,
  lengthProblem,
  passwordLength,
  passwordProblem,
  type ForbiddenPasswords,
} from '../../schemas/account/password.ts';
import type { FieldProblem } from './useScreenForm.ts';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Validates the email of the sign-in form (contract 1 §5, Login). */
export function validateEmail(typed: string): FieldProblem | undefined {
  const email = typed.trim();
  if (!email) return { key: 'validation.required' };
  return isEmail(email) ? undefined : { key: 'validation.email' };
}

const lengthProblems = {
  minLength: { key: 'validation.minLength', limit: passwordLength.min },
  maxLength: { key: 'validation.maxLength', limit: passwordLength.max },
};

/** Validates the current password. */
export function validatePassword(password: string): FieldProblem | undefined {
  if (password.length === 0) return { key: 'validation.required' };
  const problem = lengthProblem(password);
  return problem && lengthProblems[problem];
}

const weak = {
  ...lengthProblems,
  common: { key: 'account.weak.common' },
  personal: { key: 'account.weak.personal' },
};

/** Validates a new password. */
export function validateNewPassword(password: string, known: ForbiddenPasswords): FieldProblem | undefined {
  if (password.length === 0) return { key: 'validation.required' };
  const problem = passwordProblem(password, known);
  return problem && weak[problem];
}

/** Validates the email of the other account forms (contract 1 §5, Forgot password). */
export const validateEmailFormat = (email: string): FieldProblem | undefined =>
  isEmail(email.trim()) ? undefined : { key: 'account.invalid_email' };

export const validateRepeatedPassword = (password: string, repeated: string): FieldProblem | undefined =>
  password === repeated ? undefined : { key: 'messages.password_mismatch' };

export const validateCode = (code: string): FieldProblem | undefined =>
  isPasswordCode(code) ? undefined : { key: 'messages.code_invalid' };
