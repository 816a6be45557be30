import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { names } from './dataDir.ts';

interface Holder {
  pid: number;
  /** When that process started, where the system tells: pids are used again. */
  startedAt: string | undefined;
}

/** DATA_DIR belongs to another running process. */
export class LockedError extends Error {
  constructor(dataDir: string, { pid }: Holder) {
    super(`The data in ${dataDir} is in use by process ${pid}; stop it first or set another DATA_DIR.`);
  }
}

const held = new Set<string>();

/**
 * Takes DATA_DIR for this process alone, or throws a LockedError; answers what gives it back.
 * The lock of a process that died is taken over.
 */
export function acquireLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, names.lock);
  const holder = take(path);
  if (holder) throw new LockedError(dataDir, holder);
  const release = () => giveBack(path);
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
    const rival = holder && removeStale(path);
    if (rival) return rival;
  }
  return undefined;
}

/** Only the holder of a second lock removes what a dead process left, so that nobody removes a fresh one. */
function removeStale(path: string): Holder | undefined {
  const guard = `${path}.takeover`;
  const rival = take(guard);
  if (rival) return rival;
  const holder = read(path);
  if (holder && !isAlive(holder, path)) rmSync(path);
  giveBack(guard);
  return undefined;
}

/** A link appears together with its content or not at all. */
function create(path: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
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

function isAlive({ pid, startedAt }: Holder, path: string): boolean {
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

function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
