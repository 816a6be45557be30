/** A password of a staff member: characters of any kind (contract 1 §5, with the shortest that signs in). */
export const passwordLength = { min: 8, max: 128 };

/** A password as it is kept and compared: what looks the same is the same, whatever keyboard composed it. */
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
  /** The person's own e-mail, the store's name: what others would try first. */
  own: readonly (string | undefined)[];
}

/** What is wrong with a new password; undefined where nothing is. */
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

/** An address, and what stands before its at sign. */
const formsOf = (word: string) => [bare(word), bare(word.split('@')[0] ?? '')];

export const isPasswordCode = (value: string) => /^\d{6}$/.test(value);
