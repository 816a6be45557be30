import { resolveLocation } from './authProvider/currentLocation.ts';
import { hasStoredSignIn } from './authProvider/storedSignIn.ts';
import { isLocked } from './authProvider/isLocked.ts';
import type { Session } from './authProvider/session.ts';
import { sessionQuery } from './authProvider/sessionQuery.ts';
import { dropPreloaded } from './dataProvider/preload.ts';
import type { ResourceDeclaration } from './kit/declaration.ts';
import { loadCode } from './kit/page.ts';
import { listParamsAt, getListQuery } from './kit/list/getListQuery.ts';
import { knownViewsKey } from './kit/views/knownViews.ts';
import { openingSearch } from './kit/views/openingSearch.ts';
import { readPreference } from './readPreference.ts';
import { queryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { canOpen } from './schemas/canOpen.ts';
import { dataProvider } from './services.ts';

/** How long the first render waits for the list, in milliseconds, so that menu and rows appear together. */
const maxWait = 500;

/** Loads the session and the list of the current URL before the first render. */
export async function loadFirstPage(): Promise<void> {
  if (!hasStoredSignIn()) return;
  const segment = location.pathname.split('/')[1]?.toLowerCase();
  const shown = resources.find(({ path }) => path.slice(1).toLowerCase() === segment);
  const code = shown && loadCode(shown);
  await queryClient.prefetchQuery(sessionQuery);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (shown && session && !isLocked(session.staff.id)) {
    await Promise.race([Promise.all([code, loadRows(shown, session)]), pause(maxWait)]);
  }
  dropPreloaded();
}

async function loadRows({ name, list, ...page }: ResourceDeclaration, session: Session): Promise<void> {
  if (!canOpen(session, page)) return;
  const { location: place } = resolveLocation(session, readPreference('location'));
  const isList = location.pathname.toLowerCase() === page.path.toLowerCase();
  const known = isList ? readPreference(knownViewsKey(name)) : [];
  const search = openingSearch(list.model, location.search, known, session.who);
  const query = getListQuery(dataProvider, name, listParamsAt(list, search, place));
  await queryClient.prefetchQuery({ ...query, retry: false });
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
