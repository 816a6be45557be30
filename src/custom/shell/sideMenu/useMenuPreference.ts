import { useStore } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';

/** Returns a list of names that a person keeps about the menu on this device, and its setter. */
export function useMenuPreference(key: 'favorites' | 'open'): [string[], (names: string[]) => void] {
  const { staff_id: staff } = useSession().who;
  const [names, setNames] = useStore<string[]>(`menu.${key}.${staff}`);
  return [Array.isArray(names) ? names : none, setNames];
}

const none: string[] = [];
