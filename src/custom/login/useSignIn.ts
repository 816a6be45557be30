import { useState } from 'react';
import { useLogin } from 'react-admin';
import type { Credentials } from './credentials.ts';

/** Signs in; `error` is a message key, and what was typed stays. */
export function useSignIn() {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const signIn = async (credentials: Credentials) => {
    setBusy(true);
    setError(undefined);
    try {
      await login({ ...credentials, email: credentials.email.trim() });
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : 'auth.failed');
      setBusy(false);
    }
  };
  return { signIn, isBusy, error };
}
