import { HttpError, type AuthProvider } from 'react-admin';
import { can, type Action } from '../schemas/can.ts';
import type { Model } from '../schemas/model.ts';
import { models } from '../schemas/models.ts';
import { queryClient } from '../queryClient.ts';
import { currentSession } from './loadSession.ts';
import { endOwnSession } from './ownSessions.ts';
import { speakOwnLanguage } from './ownLanguage.ts';
import { endingOf, forgetWhyOut, noteWhyOut, type WhyOut } from './whyOut.ts';
import { endSession, signIn, type Credentials } from './signIn.ts';

/** react-admin's names of the actions on a model. */
const actions: Record<string, Action> = {
  list: 'list',
  export: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Why the session ended by itself: what is being typed is kept for the next sign-in. */
let ending: WhyOut | undefined;

export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await signIn(credentials);
    speakOwnLanguage(currentSession());
    queryClient.removeQueries({ queryKey: ['session'] });
    forgetWhyOut();
  },
  logout: async () => {
    if (!ending) await endOwnSession();
    await endSession({ keepDrafts: ending !== undefined });
    if (ending) noteWhyOut(ending);
    ending = undefined;
    return '/login';
  },
  checkAuth: async () => {
    if (!currentSession()) throw new Error('auth.session_expired');
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    ending = endingOf(error);
    // The sign-in says why.
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
