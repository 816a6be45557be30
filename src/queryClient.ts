import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const isOurFault = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** A refused call means that the rights changed since they were loaded: menu and buttons follow. */
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
      // Offline a call fails at once and says so, instead of waiting unseen for the network.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !isOurFault(error),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
