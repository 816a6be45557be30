import type { FastifyInstance } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Notification } from '../../../src/schemas/notifications/notifications.ts';
import { isLocalRequest } from '../localHost.ts';
import { attachAdapter } from './adapter.ts';

/** What pages follow as it changes. */
export type LiveResource =
  | 'brands'
  | 'customerRequests'
  | 'globalBrands'
  | 'globalProducts'
  | 'jobs'
  | 'mails'
  | 'orders'
  | 'products'
  | 'purchaseOrders'
  | 'registers'
  | 'shipments'
  | 'stock'
  | 'stockCounts'
  | 'tradeRequests'
  | 'tradeVersions'
  | 'transfers';

/** Says to all open pages of a store that records of a kind have changed; several changes at once are told once. */
export type RecordsChanged = (storeId: string, what: LiveResource) => void;

/** Reaches the staff who have the admin open. */
export interface Live {
  /** Sends these staff members of a store a notification, on whichever node they are connected. */
  tell(storeId: string, staffIds: string[], notification: Notification): void;
  /** Says to a staff member's open pages only that something changed: it was their own doing. */
  touch(storeId: string, staffId: string): void;
  changed: RecordsChanged;
  /** Ends a staff member's connections, on whichever node they are: all, those of one session, or of all but one. */
  end(storeId: string, staffId: string, which?: Which): void;
}

/** The connections of this process. */
export interface LiveServer extends Live {
  /** How many are open. */
  connections(): number;
}

/** Sessions by their `authTime`. */
type Which = { only: number } | { except: number };

/** Milliseconds until a connection that has not joined is closed, and between two looks at those that have. */
export interface LiveTimes {
  joinWithin?: number;
  checkEvery?: number;
}

/** The staff member who listens on a connection, and the token that admitted them. */
export interface Membership {
  storeId: string;
  staffId: string;
  token: string;
  /** Its session. */
  authTime: number;
}

/** Decides who may listen. */
export interface Admission {
  /** The member that a request to join stands for; undefined when it is refused. */
  admit: (request: unknown) => Promise<Membership | undefined>;
  isStillAdmitted: (membership: Membership) => Promise<boolean>;
}

export interface LiveOptions extends Admission, LiveTimes {
  databaseUrl: string | undefined;
  /** Only pages of this machine may connect. */
  isEmulated?: boolean;
}

type Connection = Socket<{ join: (request: unknown, done?: unknown) => void }>;

/** One broadcast holds so many rooms that it stays below what the database passes on at once. */
const roomsAtOnce = 50;
const maxMessage = 10_000;

const toldAfter = 300;

const roomOf = (storeId: string, staffId: string) => `${storeId}/${staffId}`;

const sessionRoom = (storeId: string, staffId: string, authTime: number) =>
  `${roomOf(storeId, staffId)}/${authTime}`;

/** The live connection (contract 1 §7), on the address of the services. */
export function openLive(app: FastifyInstance, options: LiveOptions): LiveServer {
  const { joinWithin = 10_000, checkEvery = 15_000 } = options;
  const untold = new Set<string>();
  let server: Server | undefined;

  // Before it listens: a client that comes back while the services start would be told that nothing is there.
  app.addHook('onReady', async () => {
    const socketIo = await import('socket.io');
    server = new socketIo.Server(app.server, {
      path: '/socket.io',
      serveClient: false,
      destroyUpgrade: false,
      maxHttpBufferSize: maxMessage,
      allowRequest: (request, done) => done(null, !options.isEmulated || isLocalRequest(request)),
    });
    await attachAdapter(server, options.databaseUrl);
    server.on('connection', (socket: Connection) => welcome(socket));
  });
  app.addHook('preClose', async () => {
    server?.disconnectSockets(true);
    await server?.close();
  });

  function welcome(socket: Connection) {
    const tooLate = setTimeout(() => socket.disconnect(true), joinWithin);
    const ends = new AbortController();
    socket.once('disconnect', () => {
      clearTimeout(tooLate);
      ends.abort();
    });
    socket.once('join', (request, done) => {
      const join = async () => {
        const membership = await options.admit(request);
        if (!membership || !socket.connected) return socket.disconnect(true);
        clearTimeout(tooLate);
        const { storeId, staffId, authTime } = membership;
        await socket.join([storeId, roomOf(storeId, staffId), sessionRoom(storeId, staffId, authTime)]);
        keepChecking(socket, membership, ends.signal);
        return typeof done === 'function' && done();
      };
      void join();
    });
  }

  /** Whoever is voided, or whose session ended or was revoked, hears nothing more. */
  function keepChecking(socket: Connection, membership: Membership, signal: AbortSignal) {
    const timer = setInterval(() => {
      void options.isStillAdmitted(membership).then((isAdmitted) => isAdmitted || socket.disconnect(true));
    }, checkEvery);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  return {
    tell(storeId, staffIds, notification) {
      for (let first = 0; first < staffIds.length; first += roomsAtOnce) {
        const rooms = staffIds.slice(first, first + roomsAtOnce).map((id) => roomOf(storeId, id));
        server?.to(rooms).emit('notification', notification);
      }
    },
    touch(storeId, staffId) {
      server?.to(roomOf(storeId, staffId)).emit('change');
    },
    changed(storeId, what) {
      const key = `${storeId} ${what}`;
      if (untold.has(key)) return;
      untold.add(key);
      setTimeout(() => {
        untold.delete(key);
        server?.to(storeId).emit('changed', what);
      }, toldAfter).unref();
    },
    end(storeId, staffId, which) {
      const isOne = which && 'only' in which;
      const room = isOne ? sessionRoom(storeId, staffId, which.only) : roomOf(storeId, staffId);
      const kept = which && 'except' in which ? [sessionRoom(storeId, staffId, which.except)] : [];
      server?.in(room).except(kept).disconnectSockets(true);
    },
    connections: () => server?.engine.clientsCount ?? 0,
  };
}
