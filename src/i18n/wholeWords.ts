let load: () => Promise<unknown> = () => Promise.resolve();
let loading: Promise<unknown> | undefined;

/** The provider has the first words alone; `rest` adds all others. */
export function beginWithout(rest: () => Promise<unknown>): void {
  load = rest;
  loading = undefined;
}

/** Waits until every word is there; code of a screen comes with this (`late`). */
export async function wholeWords(): Promise<void> {
  try {
    await (loading ??= load());
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
