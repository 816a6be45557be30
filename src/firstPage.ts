import { placeOf } from './authProvider/currentLocation.ts';
import { isSignInKept } from './authProvider/keptSignIn.ts';
import { isLocked } from './authProvider/screenLock.ts';
import type { Session } from './authProvider/session.ts';
import { sessionQuery } from './authProvider/sessionQuery.ts';
import { dropEarly } from './dataProvider/early.ts';
import type { ResourceDeclaration } from './kit/declaration.ts';
import { loadCode } from './kit/page.ts';
import { rowsAt, rowsQuery } from './kit/list/rowsQuery.ts';
import { remembered } from './remembered.ts';
import { queryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { canOpen } from './schemas/canOpen.ts';
import { dataProvider } from './services.ts';

/** Milliseconds that the menu waits for the rows, so that both are drawn at once. */
const patience = 500;

/** Loads who is signed in and the list that the address shows, so that both are there when the page is first drawn. */
export async function loadFirstPage(): Promise<void> {
  if (!isSignInKept()) return;
  const segment = location.pathname.split('/')[1]?.toLowerCase();
  const shown = resources.find(({ path }) => path.slice(1).toLowerCase() === segment);
  const code = shown && loadCode(shown);
  await queryClient.prefetchQuery(sessionQuery);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (shown && session && !isLocked(session.staff.id)) {
    await Promise.race([Promise.all([code, loadRows(shown, session)]), pause(patience)]);
  }
  dropEarly();
}

async function loadRows({ name, rows, ...page }: ResourceDeclaration, session: Session): Promise<void> {
  if (!canOpen(session, page)) return;
  const { location: place } = placeOf(session, remembered('location'));
  const query = rowsQuery(dataProvider, name, rowsAt(rows, location.search, place));
  await queryClient.prefetchQuery({ ...query, retry: false });
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
