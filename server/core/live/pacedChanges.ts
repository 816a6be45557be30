/** Pause between two messages of one resource, in milliseconds: an import changes many records. */
const pause = 300;

/** Notifies all open pages of a store that records of a resource have changed. */
export type RecordsChanged = (storeId: string, what: string) => void;

/** Tells a change of a store's resource at once; those that follow within the pause are told once, at its end. */
export function pacedChanges(tell: RecordsChanged): RecordsChanged {
  /** The resources that were told within the pause, and whether they have changed since. */
  const told = new Map<string, boolean>();
  const change: RecordsChanged = (storeId, what) => {
    const key = `${storeId} ${what}`;
    if (told.has(key)) {
      told.set(key, true);
      return;
    }
    told.set(key, false);
    tell(storeId, what);
    setTimeout(() => {
      const hasChanged = told.get(key);
      told.delete(key);
      if (hasChanged) change(storeId, what);
    }, pause).unref();
  };
  return change;
}
