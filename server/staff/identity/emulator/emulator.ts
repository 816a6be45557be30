import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEncryptedFile } from './encryptedFile.ts';
import { createEmulator, loadState } from './firebaseTools.ts';
import { makeRefreshTokensRevocable } from './refreshTokens.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';

/** The message of the child process to its parent: its port, or why it cannot listen. */
export type EmulatorMessage = { port: number } | { problem: string };

const [projectId = '', dataDir = '', port = '0'] = process.argv.slice(2);

process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

try {
  process.send?.({ port: await listen(await openEmulator()) } satisfies EmulatorMessage);
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.send?.({ problem } satisfies EmulatorMessage);
}

/** Opens the emulator with its accounts; every change is on disk before the call is answered. */
async function openEmulator(): Promise<RequestListener> {
  const file = openEncryptedFile(dataDir);
  makeRefreshTokensRevocable();
  const { AgentProjectState } = loadState();
  const project = new AgentProjectState(projectId);
  project.enableImprovedEmailPrivacy = true;
  const stored = file.read();
  if (stored) restoreSnapshot(project, stored);

  const emulator = await createEmulator(projectId, new Map([[projectId, project]]));
  return (request, response) => {
    const end = response.end.bind(response) as (...parts: unknown[]) => typeof response;
    response.end = (...parts: unknown[]) => {
      try {
        file.write(takeSnapshot(project));
      } catch (error) {
        console.error('The accounts could not be kept:', error);
        return response.destroy();
      }
      return end(...parts);
    };
    emulator(request, response);
  };
}

async function listen(emulator: RequestListener): Promise<number> {
  const server = createServer(emulator);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
