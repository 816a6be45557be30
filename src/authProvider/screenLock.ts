import { useSyncExternalStore } from 'react';
import { isLocked, lockKeyOf } from './isLocked.ts';

const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

export function lock(staffId: string): void {
  localStorage.setItem(lockKeyOf(staffId), 'true');
  notifyListeners();
}

export function unlock(staffId: string): void {
  localStorage.removeItem(lockKeyOf(staffId));
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
