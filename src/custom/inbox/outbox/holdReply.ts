import { useCallback, useSyncExternalStore } from 'react';

/** Browsers have locks on secure origins only. */
const locks = (): LockManager | undefined => navigator.locks;

/** Runs what sends answers in one tab at a time, where the browser can tell. */
export const inOneTab = async (run: () => Promise<void>): Promise<void> => {
  await (locks()?.request('replies', run) ?? run());
};

const held = new Set<string>();
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Sends or removes a kept answer, unless it is being sent or removed, here or in another tab; returns whether it did. */
export async function holdReply(id: string, run: () => Promise<void> | void): Promise<boolean> {
  if (held.has(id)) return false;
  held.add(id);
  announce();
  const runIf = async (isFree: boolean) => {
    if (isFree) await run();
    return isFree;
  };
  try {
    return await (locks()?.request(`replies:${id}`, { ifAvailable: true }, (lock) => runIf(lock !== null)) ??
      runIf(true));
  } finally {
    held.delete(id);
    announce();
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a kept answer is being sent or removed in this tab. */
export const useIsHeld = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => held.has(id), [id]),
  );
