import { cleanup, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import DialogWarmUp from '../../src/kit/form/DialogWarmUp.tsx';
import { shipments } from '../../src/schemas/shipping/shipments.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the dialog warm-up renders without a picture and logs nothing', async () => {
  const report = vi.spyOn(console, 'error');
  const onDone = vi.fn<() => void>();
  await openDialog(
    <ResourceContextProvider value={shipments.name}>
      <div role="dialog">
        <DialogWarmUp model={shipments} onDone={onDone} />
      </div>
    </ResourceContextProvider>,
    {},
  );
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(report).not.toHaveBeenCalled();
});
