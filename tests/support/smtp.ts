import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface Smtp {
  url: string;
  /** All received lines, of all emails. */
  lines: string[];
  close: () => void;
}

/** An SMTP server that accepts every email; `answerTo` can override the response to a line. */
export async function startSmtp(
  answerTo: (line: string) => string | undefined = () => undefined,
): Promise<Smtp> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 hello\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(`${answerTo(line) ?? (isData ? '354 go on' : '250 ok')}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close() };
}
