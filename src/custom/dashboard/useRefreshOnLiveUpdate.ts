import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { appointments } from '../../schemas/appointments/appointments.ts';
import { useLiveUpdates } from '../notifications/index.ts';

/** Matches lists and counts. A record open for editing is not refetched. */
const isOfTheDay = ({ queryKey }: Query) => queryKey[1] !== 'getOne';

/** Refetches the day's data on every live update and notifies the user (contract 1 §7). */
export function useRefreshOnLiveUpdate(): void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    void queryClient
      .invalidateQueries({ queryKey: [appointments.name], predicate: isOfTheDay })
      .then(() => notify('messages.refreshed', { type: 'info' }));
  }, [queryClient, notify]);
  useLiveUpdates(refresh);
}
