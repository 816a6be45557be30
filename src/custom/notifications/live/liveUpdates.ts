import type { Notification } from '../../../schemas/notifications/notifications.ts';

type Listener = (added: Notification[]) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with new notifications, or with none after the user's own change. Returns the unsubscribe function.
 */
export function onLiveUpdate(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const emitLiveUpdate: Listener = (added) => listeners.forEach((listener) => listener(added));
