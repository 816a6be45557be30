import type { Notification } from '../../../schemas/notifications/notifications.ts';

type Listener = (news: Notification[]) => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever notifications arrive, with none after a change of one's own; answers what ends it. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const spread: Listener = (news) => listeners.forEach((listener) => listener(news));
