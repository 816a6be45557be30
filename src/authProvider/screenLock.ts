import { useSyncExternalStore } from 'react';

/** A lock belongs to a person on this machine: their other tabs are covered too, and a reload does not open it. */
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
