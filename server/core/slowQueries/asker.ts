import { AsyncLocalStorage } from 'node:async_hooks';

/** The originator of a statement: a request, by id and route pattern, or a kind of job. */
export type Asker = { reqId: string; route: string } | { job: string };

/** The originator in the current asynchronous context. */
export const askers = new AsyncLocalStorage<Asker | undefined>();
