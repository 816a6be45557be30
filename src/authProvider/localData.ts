import { isDraft } from '../drafts.ts';
import { forgetOldFiles } from '../keptFiles.ts';

/**
 * Keys that belong to the device, not to the user: theme, layout, language and scanner survive a sign-out; so does
 * a person's menu, which only that person sees. Firebase clears its own keys; screen locks of other users stay.
 */
const keysThatSurvive = [
  /^firebase:/,
  /^locked:/,
  // Sent when their person has signed in again.
  /^queued:/,
  /^RaStore\.(version|theme|locale|shell\..*|menu\..*|scanner\..*)$/,
];

export const survivesSignOut = (key: string) => keysThatSurvive.some((kept) => kept.test(key));

/** Clears the locally stored data of the signed-out user, optionally except drafts. */
export async function clearLocalData({ keepDrafts = false } = {}): Promise<void> {
  const staysAsDraft = (key: string) => keepDrafts && isDraft(key);
  for (const key of Object.keys(localStorage)) {
    if (!survivesSignOut(key) && !staysAsDraft(key)) localStorage.removeItem(key);
  }
  for (const key of Object.keys(sessionStorage)) {
    if (!staysAsDraft(key)) sessionStorage.removeItem(key);
  }
  if ('caches' in globalThis) {
    await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
  }
  if (!keepDrafts && 'indexedDB' in globalThis) await Promise.race([forgetOldFiles(0), waited(patience)]);
}

/** For how long a sign-out waits for IndexedDB, which another tab may hold up, in ms. */
const patience = 2000;

const waited = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time);
  });
