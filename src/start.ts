import { embeddedStore } from './authProvider/embeddedStore.ts';
import { claimsOf } from './authProvider/claims.ts';
import { isLocked } from './authProvider/isLocked.ts';
import { isVerifiedToken, lastStoredToken, storedToken } from './authProvider/storedSignIn.ts';
import { sessionCalls } from './authProvider/sessionCalls.ts';
import { urlOf, targetOf, type RequestTarget } from './dataProvider/url.ts';
import { preloadUrl } from './dataProvider/preload.ts';
import { listParams } from './dataProvider/listParams.ts';
import { listQuery } from './dataProvider/listQuery.ts';
import { loadFirstMessages, preferredLanguage } from './i18n/languages.ts';
import { readLocaleTables } from './i18n/readLocaleTables.ts';
import { readPreference } from './readPreference.ts';
import { brands } from './schemas/catalog/brands.ts';
import { categories } from './schemas/catalog/categories.ts';
import { products } from './schemas/catalog/products.ts';
import { pageSizes } from './schemas/common.ts';
import { endpointsOf } from './schemas/endpoint.ts';
import { settings } from './settings.ts';
import { loadFonts } from './theme/fonts.ts';
import { drawSeenShell } from './theme/seenShell.ts';
import { drawShellSkeleton } from './theme/shellSkeleton.ts';

// Requests what the first screen needs while the admin's own code is loading.
const language = preferredLanguage(readPreference('locale'));
loadFirstMessages(language).catch(() => undefined);
loadFonts();
const signedIn = lastStoredToken();
if (signedIn) drawShell(signedIn);
const token = storedToken();
if (token && embeddedStore && isVerifiedToken(token)) {
  const { sub, staff_id = sub } = claimsOf(token);
  const targets = [
    ...Object.values(sessionCalls(embeddedStore.id, staff_id)),
    ...listTargets({ storeId: embeddedStore.id, staffId: staff_id }),
  ];
  for (const target of targets) preloadUrl(urlOf(settings.services, target), token);
}
readLocaleTables(language);

/** Also with a token that has expired: it is renewed while the admin loads. */
function drawShell(lastToken: string): void {
  drawShellSkeleton();
  const { sub, staff_id = sub } = claimsOf(lastToken);
  if (isVerifiedToken(lastToken) && !isLocked(staff_id)) drawSeenShell(sub, language);
}

/** The list of the current URL, if every staff member may read it at any location. */
function listTargets(ids: Record<string, string>): RequestTarget[] {
  const shown = [brands, categories, products].find(({ name }) => location.pathname.split('/')[1] === name);
  if (!shown) return [];
  const query = listQuery(shown, listParams(location.search, shown, pageSizes[0] ?? 10));
  return endpointsOf(shown, 'list').map((endpoint) => targetOf(shown, endpoint, ids, query));
}
