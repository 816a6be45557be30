import { useSyncExternalStore } from 'react';

/** The lock is stored per user and device: it covers all tabs and survives a reload. */
const keyOf = (staffId: string) => `locked:${staffId}`;

const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

export const isLocked = (staffId: string) => localStorage.getItem(keyOf(staffId)) !== null;

export function lock(staffId: string): void {
  localStorage.setItem(keyOf(staffId), 'true');
  notifyListeners();
}

export function unlock(staffId: string): void {
  localStorage.removeItem(keyOf(staffId));
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useIsLocked = (staffId: string) => useSyncExternalStore(subscribe, () => isLocked(staffId));
