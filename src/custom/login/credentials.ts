export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

interface Problem {
  key: string;
  limit?: number;
}

/** What is wrong with each field, as message keys. */
export function checkCredentials({ email, password }: Credentials): { email?: Problem; password?: Problem } {
  return { email: checkEmail(email.trim()), password: checkPassword(password) };
}

function checkEmail(email: string): Problem | undefined {
  if (!email) return { key: 'validation.required' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : { key: 'validation.email' };
}

function checkPassword({ length }: string): Problem | undefined {
  if (length === 0) return { key: 'validation.required' };
  if (length < 8) return { key: 'validation.minLength', limit: 8 };
  return length > 32 ? { key: 'validation.maxLength', limit: 32 } : undefined;
}
