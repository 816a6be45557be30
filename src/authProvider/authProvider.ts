import { HttpError, type AuthProvider } from 'react-admin';
import { can, type Action } from '../schemas/can.ts';
import type { Model } from '../schemas/model.ts';
import { models } from '../schemas/models.ts';
import { queryClient } from '../queryClient.ts';
import { currentSession } from './loadSession.ts';
import { revokeOwnSession } from './ownSessions.ts';
import { applyStaffLanguage } from './staffLanguage.ts';
import {
  signOutReasonOf,
  clearSignOutReason,
  saveSignOutReason,
  type SignOutReason,
} from './signOutReason.ts';
import { signOut, signIn, type Credentials } from './signIn.ts';

/** Maps react-admin's action names to the model's. */
const actions: Record<string, Action> = {
  list: 'list',
  export: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Set when the services ended the session: drafts are then kept for the next sign-in. */
let ending: SignOutReason | undefined;

export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await signIn(credentials);
    applyStaffLanguage(currentSession());
    queryClient.removeQueries({ queryKey: ['session'] });
    clearSignOutReason();
  },
  logout: async () => {
    if (!ending) await revokeOwnSession();
    await signOut({ keepDrafts: ending !== undefined });
    if (ending) saveSignOutReason(ending);
    ending = undefined;
    return '/login';
  },
  checkAuth: async () => {
    if (!currentSession()) throw new Error('auth.session_expired');
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    ending = signOutReasonOf(error);
    // Suppresses react-admin's notification: the sign-in screen states the reason.
    throw Object.assign(new Error(), { message: false });
  },
  getIdentity: async () => {
    const session = currentSession();
    if (!session) throw new Error('auth.session_expired');
    const { id, first_name, last_name } = session.staff;
    return { id, fullName: `${first_name} ${last_name}` };
  },
  getPermissions: async () => currentSession()?.who.rights ?? [],
  canAccess: async ({ action, resource, record }) => {
    const who = currentSession()?.who;
    const model = (models as Record<string, Model>)[resource];
    const known = actions[action];
    return Boolean(who && model && known && can(who, known, model, record));
  },
};
