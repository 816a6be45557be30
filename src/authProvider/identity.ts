import type * as Identity from './firebase.ts';

let loading: Promise<typeof Identity> | undefined;

export const isIdentityLoaded = () => loading !== undefined;

/** Loads the Firebase code on the first sign-in or token renewal. */
export function loadIdentity(): Promise<typeof Identity> {
  loading ??= import('./firebase.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
