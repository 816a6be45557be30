import { hashKey } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetOneParams } from 'react-admin';

/** Milliseconds that an answer waits to be taken. */
const patience = 1000;

type Read = 'getOne' | 'getList';

interface Params {
  signal?: AbortSignal;
}

type Reader = (resource: string, params: Params) => Promise<unknown>;

interface Ahead {
  answer: Promise<unknown>;
  controller: AbortController;
}

export type ReadAhead = DataProvider & {
  /** Asks for what is about to be shown: the next read of the same takes the answer. */
  readAhead: (
    ...read: ['getOne', string, GetOneParams] | ['getList', string, Omit<GetListParams, 'signal'>]
  ) => Promise<unknown>;
};

/** A provider that can be asked for a record, or a page of them, before the screen that shows it is there. */
export function withReadAhead(provider: DataProvider): ReadAhead {
  const reads = new Map<string, Ahead>();
  const ask = (read: Read, resource: string, params: Params) => (provider[read] as Reader)(resource, params);
  const take =
    (read: Read): Reader =>
    (resource, params) => {
      const key = keyOf(read, resource, params);
      const ahead = reads.get(key);
      if (!ahead) return ask(read, resource, params);
      reads.delete(key);
      // Whoever takes it may give it up.
      params.signal?.addEventListener('abort', () => ahead.controller.abort());
      return ahead.answer;
    };
  const readAhead = (read: Read, resource: string, params: object) => {
    const key = keyOf(read, resource, params);
    const ahead = reads.get(key) ?? start(read, resource, params);
    reads.set(key, ahead);
    setTimeout(() => reads.get(key) === ahead && reads.delete(key), patience);
    return ahead.answer;
  };
  const start = (read: Read, resource: string, params: object): Ahead => {
    const controller = new AbortController();
    return { answer: ask(read, resource, { ...params, signal: controller.signal }), controller };
  };
  return { ...provider, getOne: take('getOne'), getList: take('getList'), readAhead } as ReadAhead;
}

const keyOf = (read: Read, resource: string, params: object) =>
  hashKey([read, resource, { ...params, signal: undefined, meta: undefined }]);
