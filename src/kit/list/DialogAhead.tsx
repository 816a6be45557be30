import { startTransition, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTheme, type Theme } from '@mui/material/styles';
import type { Model } from '../../schemas/model.ts';
import { late } from '../late.ts';
import { useListOptions } from '../page.ts';
import { whenIdle } from '../whenIdle.ts';

const Rehearsal = late(() => import('../form/Rehearsal.tsx'));

const rehearsed = new WeakSet<Theme>();

/** Prepares the dialog of a record once the rows are there and the browser has time: its code and its styles. */
export function DialogAhead({ model }: { model: Model }) {
  const { dialog } = useListOptions();
  const { isPending } = useListContext();
  const theme = useTheme();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isPending || !dialog) return undefined;
    let stop = whenIdle(async () => {
      // What cannot be loaded is asked for again by whoever opens the dialog.
      await Promise.all([dialog.code.load(), Rehearsal.load()]).catch(() => undefined);
      if (!rehearsed.has(theme))
        stop = whenIdle(() => startTransition(() => setIsReady(Rehearsal.isLoaded())));
    });
    return () => stop();
  }, [isPending, dialog, theme]);
  const end = () => {
    rehearsed.add(theme);
    setIsReady(false);
  };
  return isReady && <Rehearsal model={model} onDone={end} />;
}
