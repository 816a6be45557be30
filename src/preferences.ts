import { localStorageStore, type Store } from 'react-admin';
import { survivesSignOut } from './authProvider/localData.ts';

const store = localStorageStore();

/** What react-admin remembers on this machine; a logout clears what belongs to the person. */
export const preferences: Store = {
  ...store,
  reset: () => {
    for (const key of Object.keys(store.listItems?.() ?? {})) {
      if (!survivesSignOut(`RaStore.${key}`)) store.removeItem(key);
    }
  },
};
