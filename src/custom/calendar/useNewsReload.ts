import { useEffect } from 'react';
import { useReload } from '../../resources/useReload.ts';
import { appointments as model } from '../../schemas/appointments.ts';
import { onNews } from '../live/news.ts';

/** Several notifications at once reload once, in milliseconds. */
const pause = 300;

/** Asks for the appointments again when a notification says that something happened. */
export function useNewsReload(): void {
  const reload = useReload(model);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews(() => {
      clearTimeout(timer);
      timer = setTimeout(reload, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [reload]);
}
