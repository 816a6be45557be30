import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const isOurFault = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** A 403 means that the permissions have changed: the session is reloaded, which updates menu and buttons. */
function onError(error: unknown) {
  if (error instanceof HttpError && error.status === 403) {
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] === 'session' || onError(error),
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // Offline, a call fails at once with a message instead of pausing until the network returns.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !isOurFault(error),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
