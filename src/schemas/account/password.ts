/** Any characters (contract 1 §5; the minimum is that of the sign-in). */
export const passwordLength = { min: 8, max: 128 };

/** Normalizes to NFC, so keyboards that compose characters differently produce the same password. */
export const normalizePassword = (password: string) => password.normalize('NFC');

export type PasswordProblem = 'minLength' | 'maxLength' | 'common' | 'personal';

export function lengthProblem(password: string): 'minLength' | 'maxLength' | undefined {
  const { length } = Array.from(normalizePassword(password));
  if (length < passwordLength.min) return 'minLength';
  return length > passwordLength.max ? 'maxLength' : undefined;
}

export interface ForbiddenPasswords {
  /** The commonest passwords (`loadCommonPasswords`). */
  common: ReadonlySet<string>;
  /** The staff member's e-mail and the store's name, which are easy to guess. */
  own: readonly (string | undefined)[];
}

/** The reason for rejecting a new password; undefined if it is valid. */
export function passwordProblem(
  password: string,
  { common, own }: ForbiddenPasswords,
): PasswordProblem | undefined {
  const wrongLength = lengthProblem(password);
  if (wrongLength) return wrongLength;
  if (common.has(folded(password))) return 'common';
  return own.some((word = '') => formsOf(word).includes(bare(password))) ? 'personal' : undefined;
}

const folded = (text: string) => normalizePassword(text).toLowerCase();

const bare = (text: string) => folded(text).replace(/\s+/g, '');

/** An address, and its local part. */
const formsOf = (word: string) => [bare(word), bare(word.split('@')[0] ?? '')];

export const isPasswordCode = (value: string) => /^\d{6}$/.test(value);
