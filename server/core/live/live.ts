import type { FastifyInstance } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Notification } from '../../../src/schemas/notifications/notifications.ts';
import { isLocalRequest } from '../localHost.ts';
import { attachAdapter } from './adapter.ts';
import { pacedChanges, type RecordsChanged } from './pacedChanges.ts';

/** Sends live updates to open pages. */
export interface Live {
  /** Sends a notification to these staff members of a store, on whichever node they are connected. */
  tell(storeId: string, staffIds: string[], notification: Notification): void;
  /** Notifies a staff member's open pages of a change made by that staff member. */
  touch(storeId: string, staffId: string): void;
  changed: RecordsChanged;
  /** Closes a staff member's connections on all nodes: all, those of one session, or all but one session's. */
  end(storeId: string, staffId: string, which?: Which): void;
}

/** The connections of this process. */
export interface LiveServer extends Live {
  /** Number of open connections. */
  connections(): number;
}

/** Sessions by `authTime`. */
type Which = { only: number } | { except: number };

/** Milliseconds until a connection that has not joined is closed, and between checks of those that have. */
export interface LiveTimes {
  joinWithin?: number;
  checkEvery?: number;
}

/** The staff member of a connection, and the token that authenticated it. */
export interface Membership {
  storeId: string;
  staffId: string;
  token: string;
  /** The session. */
  authTime: number;
}

/** Authenticates connections. */
export interface Admission {
  /** Resolves to the member for a join request; undefined if rejected. */
  admit: (request: unknown) => Promise<Membership | undefined>;
  isStillAdmitted: (membership: Membership) => Promise<boolean>;
}

export interface LiveOptions extends Admission, LiveTimes {
  databaseUrl: string | undefined;
  /** Accepts only pages of localhost. */
  isEmulated?: boolean;
}

type Connection = Socket<{ join: (request: unknown, done?: unknown) => void }>;

/** Rooms of one broadcast, so that it stays below the size limit of NOTIFY. */
const roomsAtOnce = 50;
const maxMessage = 10_000;

const roomOf = (storeId: string, staffId: string) => `${storeId}/${staffId}`;

const sessionRoom = (storeId: string, staffId: string, authTime: number) =>
  `${roomOf(storeId, staffId)}/${authTime}`;

/** Serves live updates (contract 1 §7) on the address of the services. */
export function openLive(app: FastifyInstance, options: LiveOptions): LiveServer {
  const { joinWithin = 10_000, checkEvery = 15_000 } = options;
  let server: Server | undefined;

  // Attached before the server listens: a client that reconnects during the start would otherwise receive 404.
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

  /** Closes the connection when the staff member is voided, or the session ended or was revoked. */
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
    changed: pacedChanges((storeId, what) => server?.to(storeId).emit('changed', what)),
    end(storeId, staffId, which) {
      const isOne = which && 'only' in which;
      const room = isOne ? sessionRoom(storeId, staffId, which.only) : roomOf(storeId, staffId);
      const kept = which && 'except' in which ? [sessionRoom(storeId, staffId, which.except)] : [];
      server?.in(room).except(kept).disconnectSockets(true);
    },
    connections: () => server?.engine.clientsCount ?? 0,
  };
}
