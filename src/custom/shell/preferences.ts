import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore();

/** These belong to the machine, not to the person: signing out keeps them. */
const kept = /^(theme|locale|shell\..*)$/;

/** react-admin's store, whose reset keeps theme, language and layout. */
export const preferences: Store = {
  ...store,
  reset() {
    const keys = Object.keys(store.listItems?.() ?? {});
    for (const key of keys.filter((one) => !kept.test(one))) store.removeItem(key);
  },
};
