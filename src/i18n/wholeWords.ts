let load: () => Promise<unknown> = () => Promise.resolve();
let loading: Promise<unknown> | undefined;

/** The provider starts with the first messages only; `rest` loads the others. */
export function beginWithout(rest: () => Promise<unknown>): void {
  load = rest;
  loading = undefined;
}

/** Waits until all messages are loaded; code of lazy screens is loaded together with them. */
export async function wholeWords(): Promise<void> {
  try {
    await (loading ??= load());
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
