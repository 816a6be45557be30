import { localStorageStore, type Store } from 'react-admin';
import { survivesSignOut } from './authProvider/localData.ts';

const store = localStorageStore();

/** react-admin's preference store on this device; `reset` at sign-out removes the user's own keys only. */
export const preferences: Store = {
  ...store,
  reset: () => {
    for (const key of Object.keys(store.listItems?.() ?? {})) {
      if (!survivesSignOut(`RaStore.${key}`)) store.removeItem(key);
    }
  },
};
