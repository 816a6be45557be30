import type { Notification } from '../../../schemas/notifications/notifications.ts';

type Listener = (added: Notification[]) => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever notifications arrive, with none after a change of one's own; answers what ends it. */
export function onLiveUpdate(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const emitLiveUpdate: Listener = (added) => listeners.forEach((listener) => listener(added));
