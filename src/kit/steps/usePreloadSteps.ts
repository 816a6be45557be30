import { useEffect } from 'react';
import { loadValidator } from 'virtual:validators';
import type { Model } from '../../schemas/model.ts';
import { isLoadable } from '../lazyWithPreload.ts';
import { useListOptions } from '../page.ts';
import { whenIdle } from '../whenIdle.ts';
import { stepOptions } from './declaration.ts';

/** Loads what the dialogs of these steps need when the browser is idle. */
export function usePreloadSteps({ name }: Model, names: string[]): void {
  const { steps } = useListOptions();
  const joined = names.join();
  useEffect(
    () =>
      whenIdle(() => {
        const loads = joined.split(',').flatMap((step) => {
          const { dialog, fields } = stepOptions(steps, step);
          const types = [dialog, ...(fields ?? [])].map((one) => typeof one === 'object' && one.type);
          const code = types.filter(isLoadable).map((type) => type.load());
          // Without fields there is nothing to validate.
          return fields?.length ? [loadValidator(`${name}.steps.${step}`), ...code] : code;
        });
        // Opening the dialog retries a failed load.
        void Promise.all(loads).catch(() => undefined);
      }),
    [name, steps, joined],
  );
}
