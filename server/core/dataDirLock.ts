import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder, names } from './dataDir.ts';

interface Holder {
  pid: number;
  /** When that process started, where the system tells: pids are used again. */
  startedAt: string | undefined;
  /** Where pids mean the same processes: a container has numbers of its own. Undefined where the system does not tell. */
  space?: string | undefined;
}

/** How often the holder touches its lock, in ms. */
const beat = 1000;

/** After this time without a touch, in ms, the lock of a process that cannot be seen from here is nobody's. */
const silence = 10_000;

/** DATA_DIR belongs to another running process. */
export class LockedError extends Error {
  constructor(dataDir: string, { pid }: Holder) {
    super(`The data in ${dataDir} is in use by process ${pid}; stop it first or set another DATA_DIR.`);
  }
}

const held = new Set<string>();

/**
 * Takes DATA_DIR for this process alone, or throws a LockedError; answers what gives it back. The lock of a process that
 * died is taken over; of one in another container that takes as long as it may be silent.
 */
export function acquireLock(dataDir: string): () => void {
  makeFolder(dataDir);
  const path = join(dataDir, names.lock);
  const holder = take(path);
  if (holder) throw new LockedError(dataDir, holder);
  const heart = keepBeating(path);
  const release = () => {
    void heart.terminate();
    giveBack(path);
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** Makes the lock file; answers who holds it instead when somebody alive does. */
function take(path: string): Holder | undefined {
  while (!create(path)) {
    const holder = read(path);
    if (holder && isAlive(holder, path)) return holder;
    const rival = holder && removeStale(path, holder);
    if (rival) return rival;
  }
  return undefined;
}

/** Only the holder of a second lock removes what a dead process left, so that nobody removes a fresh one. */
function removeStale(path: string, dead: Holder): Holder | undefined {
  const guard = `${path}.takeover`;
  const rival = take(guard);
  if (rival) return rival;
  if (JSON.stringify(read(path)) === JSON.stringify(dead)) rmSync(path);
  giveBack(guard);
  return undefined;
}

/** A link appears together with its content or not at all. */
function create(path: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), space: ownSpace() };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    held.add(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function giveBack(path: string): void {
  if (held.delete(path)) rmSync(path, { force: true });
}

/** Undefined when nobody holds it; what cannot be read was left by a crash. */
function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : { pid: 0, startedAt: undefined };
  }
}

function isAlive({ pid, startedAt, space }: Holder, path: string): boolean {
  if (space !== undefined && space !== ownSpace()) return isBeating(path);
  if (pid === process.pid) return held.has(path);
  return pid > 0 && exists(pid) && startedAt === startOf(pid);
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Touches the lock from a thread of its own, which goes on while the process is busy. A process that was stopped for so
 * long that another one took its place must not write any more.
 */
function keepBeating(path: string): Worker {
  const code = `
    const { readFileSync, utimesSync } = require('node:fs');
    const { workerData: { path, content, beat } } = require('node:worker_threads');
    setInterval(() => {
      try {
        if (readFileSync(path, 'utf8') !== content) process.kill(process.pid, 'SIGKILL');
        const now = new Date();
        utimesSync(path, now, now);
      } catch {}
    }, beat);`;
  const workerData = { path, content: readFileSync(path, 'utf8'), beat };
  const heart = new Worker(code, { eval: true, execArgv: [], workerData });
  heart.unref();
  return heart;
}

/** Does somebody touch this lock? Looks until it sees it, or long enough. */
function isBeating(path: string): boolean {
  const first = touchedAt(path);
  if (first === undefined || Date.now() - first > 6 * silence) return false;
  for (let waited = 0; waited < silence; waited += beat / 4) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, beat / 4);
    const now = touchedAt(path);
    if (now !== first) return now !== undefined;
  }
  return false;
}

const touchedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

function ownSpace(): string | undefined {
  try {
    return `${bootOf()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

const bootOf = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${bootOf()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
