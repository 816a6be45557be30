import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { appointments } from '../../schemas/appointments.ts';
import { onNews } from '../live/news.ts';

/** Several notifications at once refresh once, in milliseconds. */
const pause = 300;

/** The lists and the counts; a record that is being edited is not changed under somebody's hands. */
const isOfTheDay = ({ queryKey }: Query) => queryKey[1] !== 'getOne';

/** Asks for the day again whenever a notification arrives, and says so (specification 1 §7). */
export function useRefresh(): void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      await queryClient.invalidateQueries({ queryKey: [appointments.name], predicate: isOfTheDay });
      notify('messages.refreshed', { type: 'info' });
    };
    const stop = onNews(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient, notify]);
}
