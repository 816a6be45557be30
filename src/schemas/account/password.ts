/** A password of a staff member: 8 to 32 letters and digits (contract 1 §5, with the shortest that signs in). */
export const passwordLength = { min: 8, max: 32 };

export const isPassword = (value: string) => /^[\p{L}\p{Nd}]*$/u.test(value) && hasPasswordLength(value);

const hasPasswordLength = ({ length }: string) =>
  length >= passwordLength.min && length <= passwordLength.max;

export const isPasswordCode = (value: string) => /^\d{6}$/.test(value);
