import { HttpError } from 'react-admin';
import { createHttp } from '../dataProvider/http.ts';
import { settings } from '../settings.ts';
import { auth } from './firebase.ts';

/** The identity token of the person who is signed in; a new one when the old one was refused. */
export async function getToken(refresh = false): Promise<string | undefined> {
  await auth.authStateReady();
  try {
    return await auth.currentUser?.getIdToken(refresh);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/network-request-failed') {
      throw new HttpError('messages.connection', 0);
    }
    return undefined; // The sign-in has ended: the service answers 401.
  }
}

/** Calls the services as the person who is signed in. */
export const http = createHttp({ bases: settings.services, getToken });
