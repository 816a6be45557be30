import { useCallback, type PointerEvent } from 'react';
import { useDataProvider, useResourceContext, type Identifier } from 'react-admin';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';
import { useListOptions } from '../page.ts';

/** Prefetches a record when the mouse button goes down on its row; not on touch, which may scroll. */
export function usePrefetchRecord() {
  const dataProvider = useDataProvider<PrefetchProvider>();
  const resource = useResourceContext() ?? '';
  const { dialog } = useListOptions();
  return useCallback(
    (id: Identifier, { button, pointerType }: PointerEvent) => {
      if (!dialog?.readsRecord || button !== 0 || pointerType === 'touch') return;
      dataProvider.prefetchOne(resource, { id }).catch(() => undefined); // The dialog reports a failure.
    },
    [dataProvider, resource, dialog],
  );
}
