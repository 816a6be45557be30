import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  host: string;
  /** Closes all connections. */
  break: () => void;
  /** Stalls all open connections without closing them. */
  freeze: () => void;
  /** Closes all connections, and refuses new ones or accepts them without responding, until `back` is called. */
  away: (how: 'refuses' | 'silent') => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
}

/** A TCP proxy that simulates network failures. */
export async function startProxy({ hostname, port }: URL): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      sockets.add(near.on('error', () => undefined));
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  const each = (act: (socket: Socket) => unknown) => [...sockets].forEach(act);
  const close = async () => {
    each((socket) => socket.destroy());
    server.close();
    await once(server, 'close');
  };
  return {
    host: `127.0.0.1:${own}`,
    break: () => each((socket) => socket.destroy()),
    freeze: () => each((socket) => socket.unpipe().pause()),
    async away(how) {
      isSilent = how === 'silent';
      if (isSilent) each((socket) => socket.destroy());
      else await close();
    },
    async back() {
      isSilent = false;
      each((socket) => socket.destroy());
      if (!server.listening) await once(server.listen(own, '127.0.0.1'), 'listening');
    },
    close,
  };
}
