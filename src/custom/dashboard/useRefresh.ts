import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { appointments } from '../../schemas/appointments.ts';
import { onNews } from '../live/news.ts';

/** Several notifications at once refresh once, in milliseconds. */
const pause = 300;

/** Asks for the day again whenever a notification arrives, and says so (specification 1 §7). */
export function useRefresh(): void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      await queryClient.invalidateQueries({ queryKey: [appointments.name] });
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
