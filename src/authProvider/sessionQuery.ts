import { queryOptions } from '@tanstack/react-query';
import { pollWhileUnavailable } from '../dataProvider/errors.ts';
import { loadSession } from './loadSession.ts';

/** The session of whoever is signed in; null: nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await loadSession()) ?? null,
  retry: false,
  staleTime: 30_000,
  structuralSharing: false,
  ...pollWhileUnavailable,
});
