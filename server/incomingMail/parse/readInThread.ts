import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MAX_FILE, MAX_FILES, MAX_FILES_BYTES, MAX_HTML, MAX_QUOTED, MAX_TEXT } from './limits.ts';

/** What the thread returns of a message (thread.js). */
export interface ReadMessage {
  /** Of each header that is used its values, addresses as `name <address>`. */
  headers: Record<string, string[]>;
  /** SHA-256 of the message. */
  digest: string;
  text: string;
  isCut: boolean;
  files: { filename: string; bytes: number; content?: Uint8Array }[];
}

/** A message that cannot be read. */
export class UnreadableMail extends Error {}

/** The thread is ended if a message takes longer, in ms. */
const longest = 20_000;

const limits = {
  maxText: MAX_TEXT + MAX_QUOTED,
  maxHtml: MAX_HTML,
  maxFiles: MAX_FILES,
  maxFile: MAX_FILE,
  maxFilesBytes: MAX_FILES_BYTES,
};

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Reads a message in the worker thread of this process, after those that it was given before. */
export function readInThread(raw: Buffer): Promise<ReadMessage> {
  const read = last.then(() => readNow(raw));
  last = read.catch(() => undefined);
  return read;
}

async function readNow(raw: Buffer): Promise<ReadMessage> {
  const thread = (worker ??= startThread());
  const signal = AbortSignal.timeout(longest);
  thread.ref();
  try {
    thread.postMessage(raw, []);
    const [{ read, failure }] = (await once(thread, 'message', { signal })) as [
      { read?: ReadMessage; failure?: string },
    ];
    if (!read) throw new UnreadableMail(`The message cannot be read: ${failure}`);
    return read;
  } catch (error) {
    if (error instanceof UnreadableMail) throw error;
    worker = undefined;
    void thread.terminate();
    throw new UnreadableMail('The message cannot be read', { cause: error });
  } finally {
    thread.unref();
  }
}

/** An idle thread does not keep the process alive. */
function startThread(): Worker {
  const thread = new Worker(new URL('./thread.js', import.meta.url), {
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // Reported to who waits for a message; without one, the next message starts another thread.
  thread.on('error', () => {
    if (worker === thread) worker = undefined;
  });
  thread.unref();
  return thread;
}
