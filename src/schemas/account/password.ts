/** A password of a staff member: characters of any kind (contract 1 §5, with the shortest that signs in). */
export const passwordLength = { min: 8, max: 128 };

export const isPassword = ({ length }: string) =>
  length >= passwordLength.min && length <= passwordLength.max;

export const isPasswordCode = (value: string) => /^\d{6}$/.test(value);
