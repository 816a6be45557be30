import { io } from 'socket.io-client';
import type { Notification } from '../../../schemas/notifications/notifications.ts';

export interface ConnectionOptions {
  /** Base address of the socket service; empty: where the page comes from. */
  base: string;
  storeID: string;
  userID: string;
  getToken: (refresh?: boolean) => Promise<string | undefined>;
  /** Connected, about to join: what arrives from now on may come after something that was missed. */
  onConnect: () => void;
  onJoined: () => void;
  onNotification: (notification: Notification) => void;
  /** Something changed by one's own doing, which nobody notifies oneself of. */
  onChange: () => void;
  /** Records of a kind have changed. */
  onRecordsChanged: (what: string) => void;
}

/** A service that does not confirm has let us in all the same. */
const confirmWithin = 5000;
const longestPause = 60_000;

/** Joins the live connection, and again with a fresh token after every drop; answers what ends it. */
export function connect({ base, storeID, userID, getToken, ...on }: ConnectionOptions): () => void {
  const { origin, pathname } = new URL(base || '/', location.href);
  const socket = io(origin, { path: `${pathname.replace(/\/$/, '')}/socket.io`, transports: ['websocket'] });
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    on.onConnect();
    join().catch(() => {
      socket.disconnect();
      tryLater();
    });
  });
  socket.on('disconnect', (reason) => {
    // The client itself comes back after everything but a refusal.
    if (reason === 'io server disconnect') tryLater();
  });
  socket.on('notification', (sent: Notification | string) =>
    on.onNotification(typeof sent === 'string' ? (JSON.parse(sent) as Notification) : sent),
  );

  socket.on('change', () => on.onChange());
  socket.on('changed', (what: string) => on.onRecordsChanged(what));

  async function join() {
    const token = await getToken(refusals > 0);
    if (!token) throw new Error('The sign-in has ended');
    socket.timeout(confirmWithin).emit('join', { storeID, userID, type: 'NOTIFICATION', token }, () => {
      if (!socket.connected) return;
      refusals = 0;
      on.onJoined();
    });
  }

  function tryLater() {
    refusals += 1;
    retry = setTimeout(() => socket.connect(), Math.min(1000 * 2 ** (refusals - 1), longestPause));
  }

  return () => {
    clearTimeout(retry);
    socket.off();
    socket.io.reconnection(false);
    // A browser complains of a connection that is closed while it opens.
    if (socket.connected || !socket.active) socket.disconnect();
    else socket.once('connect', () => socket.disconnect());
  };
}
