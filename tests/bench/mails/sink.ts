import { SMTPServer } from 'smtp-server';

/** An SMTP server that accepts every email and reports, on request, the number of ids received and received twice. */
const ids = new Map<string, number>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  maxClients: 100,
  onData: (stream, _, done) => {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      if (head.length < 4000) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? '';
      ids.set(id, (ids.get(id) ?? 0) + 1);
      done();
    });
  },
});
process.on('message', (word) => {
  if (word === 'forget') ids.clear();
  process.send?.({ taken: ids.size, twice: [...ids.values()].filter((count) => count > 1).length });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as { port: number };
  console.log(`smtp://127.0.0.1:${port}`);
});
