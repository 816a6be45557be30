import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { appointments } from '../../schemas/appointments/appointments.ts';
import { useLiveUpdates } from '../notifications/index.ts';

/** The lists and the counts; a record that is being edited is not changed under somebody's hands. */
const isOfTheDay = ({ queryKey }: Query) => queryKey[1] !== 'getOne';

/** Asks for the day again whenever a notification arrives, and says so (contract 1 §7). */
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
