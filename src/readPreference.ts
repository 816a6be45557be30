/** Reads a value of the preference store (src/preferences.ts) before react-admin is loaded. */
export function readPreference(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`RaStore.${name}`) ?? 'null');
  } catch {
    return undefined;
  }
}
