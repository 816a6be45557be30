import { isDraft } from '../drafts.ts';

/**
 * Kept by a machine rather than a person: theme, layout, language and scanner survive a logout. The identity service
 * clears its own; another tab's sign-in is not ours to end, nor is its lock ours to open.
 */
const keysThatSurvive = [/^firebase:/, /^locked:/, /^RaStore\.(version|theme|locale|shell\..*|scanner\..*)$/];

export const survivesSignOut = (key: string) => keysThatSurvive.some((kept) => kept.test(key));

/** Clears all that was kept locally about the person who was signed in; on request not what they were typing. */
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
}
