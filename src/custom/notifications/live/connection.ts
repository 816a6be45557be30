import { io } from 'socket.io-client';
import type { Notification } from '../../../schemas/notifications/notifications.ts';

export interface ConnectionOptions {
  /** Base URL of the socket service; empty for the page's origin. */
  base: string;
  storeID: string;
  userID: string;
  getToken: (refresh?: boolean) => Promise<string | undefined>;
  /** Connected but not joined yet: earlier notifications may have been missed. */
  onConnect: () => void;
  onJoined: () => void;
  onNotification: (notification: Notification) => void;
  /** The user's own changes, which create no notification for the user. */
  onChange: () => void;
  /** Records of a resource have changed. */
  onRecordsChanged: (what: string) => void;
}

/** Milliseconds to wait for the acknowledgement of join. Without one, the join still counts. */
const confirmWithin = 5000;
const longestPause = 60_000;

/**
 * Opens the live connection and rejoins with a fresh token after every disconnect. Returns a function that closes it.
 */
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
    // socket.io reconnects by itself, except after a disconnect by the server.
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
    // Closing a connecting WebSocket logs a browser error, so it is closed once it is open.
    if (socket.connected || !socket.active) socket.disconnect();
    else socket.once('connect', () => socket.disconnect());
  };
}
