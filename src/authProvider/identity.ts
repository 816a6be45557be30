import type * as Identity from './firebase.ts';

let loading: Promise<typeof Identity> | undefined;

export const isIdentityLoaded = () => loading !== undefined;

/** The identity service's own code, loaded when somebody signs in or a token has to be renewed. */
export function loadIdentity(): Promise<typeof Identity> {
  loading ??= import('./firebase.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
