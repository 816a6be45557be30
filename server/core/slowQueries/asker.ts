import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a statement is asked: a request, by its number and the pattern of its route, or a kind of job. */
export type Asker = { reqId: string; route: string } | { job: string };

/** Who asks in what is under way. */
export const askers = new AsyncLocalStorage<Asker | undefined>();
