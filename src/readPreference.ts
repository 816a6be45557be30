/** A preference of this machine, before react-admin's own store is there. */
export function readPreference(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`RaStore.${name}`) ?? 'null');
  } catch {
    return undefined;
  }
}
