import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  host: string;
  /** Ends all connections. */
  break: () => void;
  /** Lets nothing more through on the connections that there are, and says nothing. */
  freeze: () => void;
  close: () => Promise<void>;
}

/** Stands before a server, as a network that fails. */
export async function startProxy({ hostname, port }: URL): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
  const each = (act: (socket: Socket) => unknown) => [...sockets].forEach(act);
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: () => each((socket) => socket.destroy()),
    freeze: () => each((socket) => socket.unpipe().pause()),
    async close() {
      each((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
