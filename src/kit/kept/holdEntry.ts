import { useCallback, useSyncExternalStore } from 'react';

/** Browsers have locks on secure origins only. */
const locks = (): LockManager | undefined => navigator.locks;

/** Runs what sends the entries of a kind in one tab at a time, where the browser can tell. */
export const inOneTab = async (kind: string, run: () => Promise<void>): Promise<void> => {
  await (locks()?.request(kind, run) ?? run());
};

const held = new Set<string>();
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};
const nameOf = (kind: string, id: string) => `${kind}:${id}`;

/** Sends or removes a kept entry, unless it is being sent or removed, here or in another tab; returns whether it did. */
export async function holdEntry(kind: string, id: string, run: () => Promise<void> | void): Promise<boolean> {
  const name = nameOf(kind, id);
  if (held.has(name)) return false;
  held.add(name);
  announce();
  const runIf = async (isFree: boolean) => {
    if (isFree) await run();
    return isFree;
  };
  try {
    return await (locks()?.request(name, { ifAvailable: true }, (lock) => runIf(lock !== null)) ??
      runIf(true));
  } finally {
    held.delete(name);
    announce();
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a kept entry is being sent or removed in this tab. */
export const useIsHeld = (kind: string, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => held.has(nameOf(kind, id)), [kind, id]),
  );
