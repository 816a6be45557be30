import { queryOptions } from '@tanstack/react-query';
import { pollWhileUnavailable } from '../dataProvider/errors.ts';
import { loadSession } from './loadSession.ts';

/** Query of the current session; null when signed out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await loadSession()) ?? null,
  retry: false,
  staleTime: 30_000,
  structuralSharing: false,
  ...pollWhileUnavailable,
});
