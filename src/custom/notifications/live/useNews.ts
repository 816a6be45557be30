import { useEffect } from 'react';
import { onNews } from './news.ts';

/** Several notifications at once are answered once, in milliseconds. */
const pause = 300;

/** Calls `answer` when a notification says that something happened. */
export function useNews(answer: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews(() => {
      clearTimeout(timer);
      timer = setTimeout(answer, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [answer]);
}
