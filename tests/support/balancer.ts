import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Balancer {
  url: string;
  close: () => Promise<void>;
}

/** Distributes requests and WebSocket upgrades round-robin over the nodes; an unreachable node yields 502. */
export async function startBalancer(nodes: string[]): Promise<Balancer> {
  let turn = 0;
  const pass = ({ url, method, headers }: IncomingMessage): ClientRequest => {
    const { hostname, port } = new URL(nodes[turn++ % nodes.length] as string);
    return request({ hostname, port, path: url, method, headers, agent: false });
  };
  const server = createServer((incoming, response) => {
    const passed = pass(incoming)
      .on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      .on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => response.destroy()).pipe(response);
      });
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    upgraded.add(socket.on('error', () => undefined).on('close', () => upgraded.delete(socket)));
    pass(incoming)
      .on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
      .on('response', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
      .on('upgrade', ({ rawHeaders }, far, first) => {
        const lines = rawHeaders.map((one, index) => one + (index % 2 ? '\r\n' : ': '));
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        socket.write(first);
        far.write(head);
        far.on('error', () => undefined).on('close', () => socket.destroy());
        socket.on('close', () => far.destroy());
        far.pipe(socket).pipe(far);
      })
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of upgraded) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
