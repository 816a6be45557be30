import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getToken } from '../../../authProvider/http.ts';
import { useSession } from '../../../authProvider/session.ts';
import { liveResources } from '../../../schemas/liveResources.ts';
import { settings } from '../../../settings.ts';
import { useNotificationCalls } from '../calls.ts';
import { feedKey } from '../feed.ts';
import { LiveFeed } from './LiveFeed.ts';
import { emitLiveUpdate } from './liveUpdates.ts';

/** Milliseconds before a failed attempt is repeated. */
const pause = 5000;

/** Resources refetched along with a live resource. */
const dependentResources: Partial<Record<string, string[]>> = {
  estimates: ['orders'],
  mails: ['customerRequests'],
  orders: ['commissions', 'dashboard', 'payments', 'registers', 'ticketBalance', 'transactions'],
  stock: ['dashboard', 'items', 'movements', 'serials'],
  registers: ['transactions'],
  ticketDevices: ['dashboard', 'ticketBalance'],
  tickets: ['ticketBalance'],
  tradeRequests: ['registers', 'transactions'],
};

/** Keeps the live connection open while the user is signed in (contract 1 §7). */
export function useLiveConnection(): void {
  const { store_id, staff_id } = useSession().who;
  const queryClient = useQueryClient();
  const { getFeedPage } = useNotificationCalls();
  useEffect(() => {
    const ended = new AbortController();
    const feed = new LiveFeed({
      queryClient,
      key: feedKey(staff_id),
      fetchPage: (page) => getFeedPage(page, ended.signal),
      onNewNotifications: (added) => {
        void queryClient.invalidateQueries({ queryKey: ['notifications', 'getList'] });
        emitLiveUpdate(added);
      },
    });
    const catchUp = () => {
      if (ended.signal.aborted) return;
      feed.catchUp().catch(() => setTimeout(catchUp, pause));
    };
    const follow = (what: string) => {
      for (const name of [what, ...(dependentResources[what] ?? [])])
        for (const queryKey of [[name], ['history', name]]) void queryClient.invalidateQueries({ queryKey });
    };
    const listen = async () => {
      const { connect } = await import('./connection.ts');
      if (ended.signal.aborted) return;
      const disconnect = connect({
        base: settings.services.socket,
        storeID: store_id,
        userID: staff_id,
        getToken,
        onConnect: () => feed.connected(),
        onJoined: () => {
          liveResources.forEach(follow);
          catchUp();
        },
        onRecordsChanged: follow,
        onChange: () => emitLiveUpdate([]),
        onNotification: (notification) => void feed.receive(notification),
      });
      ended.signal.addEventListener('abort', disconnect);
    };
    const tryToListen = () => {
      if (!ended.signal.aborted) listen().catch(() => setTimeout(tryToListen, pause));
    };
    tryToListen();
    return () => ended.abort();
  }, [store_id, staff_id, queryClient, getFeedPage]);
}
