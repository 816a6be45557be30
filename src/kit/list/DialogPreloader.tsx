import { startTransition, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTheme, type Theme } from '@mui/material/styles';
import type { Model } from '../../schemas/model.ts';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { useListOptions } from '../page.ts';
import { whenIdle } from '../whenIdle.ts';

const DialogWarmUp = lazyWithPreload(() => import('../form/DialogWarmUp.tsx'));

const warmedUp = new WeakSet<Theme>();

/** Loads a record dialog's code and styles when the rows are shown and the browser is idle. */
export function DialogPreloader({ model }: { model: Model }) {
  const { dialog } = useListOptions();
  const { isPending } = useListContext();
  const theme = useTheme();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isPending || !dialog) return undefined;
    let stop = whenIdle(async () => {
      // Opening the dialog retries a failed load.
      await Promise.all([dialog.code.load(), DialogWarmUp.load()]).catch(() => undefined);
      if (!warmedUp.has(theme))
        stop = whenIdle(() => startTransition(() => setIsReady(DialogWarmUp.isLoaded())));
    });
    return () => stop();
  }, [isPending, dialog, theme]);
  const finish = () => {
    warmedUp.add(theme);
    setIsReady(false);
  };
  return isReady && <DialogWarmUp model={model} onDone={finish} />;
}
