import { AsyncLocalStorage } from 'node:async_hooks';

/** The originator of a statement: a request, by id and route pattern, or a kind of job. */
export type StatementOrigin = { reqId: string; route: string } | { job: string };

/** The originator in the current asynchronous context. */
export const statementOrigins = new AsyncLocalStorage<StatementOrigin | undefined>();
