import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder, names } from './dataDir.ts';

interface Holder {
  pid: number;
  /** Start time of that process, if the system reports it: pids are reused. */
  startedAt: string | undefined;
  /** The pid namespace: a container has its own pids. Undefined if the system does not report it. */
  space?: string | undefined;
}

/** How often the holder touches its lock, in ms. */
const beat = 1000;

/** Time without a touch, in ms, after which the lock of a process in another pid namespace is considered stale. */
const silence = 10_000;

/** DATA_DIR is in use by another running process. */
export class LockedError extends Error {
  constructor(dataDir: string, { pid }: Holder) {
    super(`The data in ${dataDir} is in use by process ${pid}; stop it first or set another DATA_DIR.`);
  }
}

const held = new Set<string>();

/**
 * Locks DATA_DIR for this process and returns the function that releases it, or throws a LockedError. The lock of a
 * dead process is taken over; for a process in another container this waits until the lock counts as stale.
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

/** Creates the lock file; returns the holder if a running process has the lock. */
function take(path: string): Holder | undefined {
  while (!create(path)) {
    const holder = read(path);
    if (holder && isAlive(holder, path)) return holder;
    const rival = holder && removeStale(path, holder);
    if (rival) return rival;
  }
  return undefined;
}

/** Takes a second lock before removing a stale one, so that a fresh lock is never removed. */
function removeStale(path: string, dead: Holder): Holder | undefined {
  const guard = `${path}.takeover`;
  const rival = take(guard);
  if (rival) return rival;
  if (JSON.stringify(read(path)) === JSON.stringify(dead)) rmSync(path);
  giveBack(guard);
  return undefined;
}

/** Creates the file by a hard link, so that it appears together with its content. */
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

/** Returns undefined if the lock does not exist, or is unreadable after a crash. */
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
 * Touches the lock from a worker thread, also while the event loop is blocked. If another process took the lock while
 * this one was stopped, this one must not write any more.
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

/** Polls until the lock is touched or considered stale; returns whether it was touched. */
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
