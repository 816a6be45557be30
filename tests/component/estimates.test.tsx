import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import EstimatePhotos from '../../src/custom/estimates/EstimatePhotos.tsx';
import WayInput from '../../src/custom/estimates/WayInput.tsx';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { estimates } from '../../src/schemas/estimates/estimates.ts';
import type { TicketPhoto } from '../../src/schemas/tickets/photos/photos.ts';
import { openDialog } from './dialog.support.tsx';

const none = () => undefined;

function Sending({ step }: { step: string }) {
  const context = useForm({ defaultValues: { way: 'MAIL' } });
  const record = { id: 'e', customer: { id: 'c', name: 'Ada Lovelace' } };
  return (
    <FormProvider {...context}>
      <OpenStepContext value={{ model: estimates, step, record, onDone: none, onClose: none }}>
        <div role="dialog">
          <WayInput />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

test.each([
  ['send', 3],
  ['sendAgain', 2],
])('The dialog of %s says to which address', async (step, count) => {
  const customer = { id: 'c', email: 'ada@customers.example', phone: null };
  const dialog = await openDialog(<Sending step={step} />, {
    getOne: (async () => ({ data: customer })) as never,
  });
  const field = dialog.getByRole('combobox');
  expect(await dialog.findByText('By email, to ada@customers.example')).toBeTruthy();
  await userEvent.click(field);
  const options = screen.getAllByRole('option').filter(({ textContent }) => textContent?.trim());
  expect(options).toHaveLength(count);
  expect(options[1]?.textContent).toBe('By text message (no number)');
});

const photo = (id: string): TicketPhoto => ({
  id,
  phase: 'BENCH',
  is_internal: false,
  caption: `Photo ${id}`,
  thumbnail: 'data:image/jpeg;base64,/9j/',
  by: 'Grace Hopper',
  is_from_phone: false,
  created_date: '2026-11-27T12:00:00Z',
});

test('The page of an estimate shows the photos that were chosen, by device, and none else', async () => {
  const devices = ['a', 'b', 'c'].map((id) => ({ id, device: { id, name: `Phone ${id}` } }));
  const photos: Record<string, TicketPhoto[]> = {
    a: [photo('1'), photo('2')],
    b: [photo('3')],
    c: [photo('4')],
  };
  const page = (
    <div role="dialog">
      <RecordContextProvider value={{ id: 'e', ticket_id: 't', photo_ids: ['2', '3'] }}>
        <EstimatePhotos />
      </RecordContextProvider>
    </div>
  );
  const dialog = await openDialog(page, {
    getList: (async () => ({ data: devices, total: 3 })) as never,
    getTicketPhotos: (async ({ params }: { params: { id: string } }) => photos[params.id]) as never,
    getTicketPhoto: (async () => new Blob()) as never,
  });
  expect(await dialog.findByText('Photo 2')).toBeTruthy();
  expect(await dialog.findByText('Photo 3')).toBeTruthy();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Phone a',
    'Phone b',
  ]);
  expect(dialog.queryByText('Photo 1')).toBeNull();
  await userEvent.click(dialog.getAllByRole('button')[0]!);
  expect(await screen.findByRole('heading', { name: 'Photo 1 of 1' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
