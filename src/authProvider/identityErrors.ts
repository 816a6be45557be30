import { HttpError } from 'react-admin';

const messages: Record<string, string> = {
  'auth/invalid-credential': 'auth.wrong_credentials',
  'auth/invalid-login-credentials': 'auth.wrong_credentials',
  'auth/user-not-found': 'auth.wrong_credentials',
  'auth/wrong-password': 'auth.wrong_credentials',
  'auth/user-disabled': 'auth.disabled',
  'auth/too-many-requests': 'auth.too_many_requests',
  'auth/network-request-failed': 'auth.offline',
  'auth/expired-action-code': 'account.link_expired',
  'auth/invalid-action-code': 'account.link_expired',
};

/** Returns the message key for an error of the identity service. */
export const identityMessage = (error: unknown): string =>
  error instanceof HttpError
    ? error.message
    : (messages[(error as { code?: string }).code ?? ''] ?? 'auth.failed');
