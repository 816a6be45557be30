import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** True once what the first screen asks for is there: time for what it does not need. */
export function useFirstScreen(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown || isFetching) return undefined;
    const timer = setTimeout(() => setIsShown(true), 300);
    return () => clearTimeout(timer);
  }, [isShown, isFetching]);
  return isShown;
}
