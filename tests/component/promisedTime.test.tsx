import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromisedTime } from '../../src/custom/tickets/intake/PromisedTime.tsx';
import { newService } from '../../src/schemas/tickets/services.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const hours = [1, 2, 3, 4, 5].map((day) => ({
  type: 'REGULAR',
  day,
  open: '09:00:00',
  close: '17:00:00',
  by_appointment_only: false,
  is_voided: false,
}));

interface FrameProps {
  services: object[];
  location_id?: number | null;
}

function Frame({ services, location_id = 1 }: FrameProps) {
  const context = useForm({
    defaultValues: {
      location_id,
      promised_date: null,
      new_devices: [
        { ...newDevice, services },
        { ...newDevice, services: [] },
      ],
    },
  });
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <PromisedTime />
        <Promised />
      </div>
    </FormProvider>
  );
}

const Promised = () => <output aria-label="Promised">{String(useWatch({ name: 'promised_date' }))}</output>;

const service = (duration: string, repair_id: string | null = null) => ({
  ...newService,
  name: 'Screen',
  duration,
  repair_id,
});

const getBacklog = vi.fn<() => Promise<object>>();
const getPartNeeds = vi.fn<(options: object) => Promise<object>>();
const getOne = vi.fn<(resource: string, options: object) => Promise<object>>();

const open = (props: FrameProps) =>
  openDialog(<Frame {...props} />, { getBacklog, getPartNeeds, getOne } as never);

type Shown = Awaited<ReturnType<typeof open>>;

const proposed = (shown: Shown) =>
  [...shown.getByRole('group', { name: 'Proposed times' }).querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Friday, 15:30 in Toronto.
  vi.setSystemTime('2026-11-27T20:30:00Z');
  getBacklog.mockReset().mockResolvedValue({ minutes: 0, people: 1 });
  getPartNeeds.mockReset().mockResolvedValue({ data: [] });
  getOne.mockReset().mockResolvedValue({ data: { id: 1, location_hours: hours, closures: [] } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the soonest time after the work of all services is promised by a click, and is pressed then', async () => {
  const shown = await open({ services: [service('1 hour'), service('15 minutes')] });
  const soonest = await shown.findByRole('button', { name: /4:45/ });
  expect(proposed(shown)).toHaveLength(3);
  expect(shown.getByText('Work of 1 hour 15 minutes.')).toBeTruthy();
  await userEvent.click(soonest);
  expect(shown.getByRole('status', { name: 'Promised' }).textContent).toBe('2026-11-27T21:45:00.000Z');
  expect(soonest.getAttribute('aria-pressed')).toBe('true');
});

test('the open work of the location, shared by its people, and closures come before', async () => {
  getBacklog.mockResolvedValue({ minutes: 120, people: 2 });
  getOne.mockResolvedValue({
    data: {
      id: 1,
      location_hours: hours,
      closures: [{ date: '2026-11-30', name: null, open: null, close: null }],
    },
  });
  const shown = await open({ services: [service('1 hour')] });
  expect(await shown.findByText('Before that, 2 hours of open work for 2 people.')).toBeTruthy();
  await waitFor(() => expect(proposed(shown)[0]).toMatch(/Dec 1.*9:30/));
  expect(getBacklog).toHaveBeenCalledWith(expect.objectContaining({ query: { location_id: 1 } }));
});

test('where the open work is longer than is looked ahead, or is unknown, the work alone is proposed', async () => {
  getBacklog.mockResolvedValue({ minutes: 100_000, people: 1 });
  const shown = await open({ services: [service('1 hour')] });
  await shown.findByText(/of open work/);
  await waitFor(() => expect(proposed(shown)[0]).toMatch(/Nov 27.*4:30/));
  cleanup();
  getBacklog.mockRejectedValue(new HttpError('messages.connection', 0));
  const offline = await open({ services: [service('1 hour')] });
  await waitFor(() => expect(proposed(offline)[0]).toMatch(/Nov 27.*4:30/));
  expect(offline.queryByText(/of open work/)).toBeNull();
});

test('parts that are not there are named', async () => {
  getPartNeeds.mockResolvedValue({
    data: [
      { item: { id: 'i1', name: 'Screen of iPhone 13' }, is_there: false },
      { item: { id: 'i2', name: 'Screws' }, is_there: true },
    ],
  });
  const shown = await open({ services: [service('1 hour', 'r1')] });
  expect((await shown.findByText(/^Not in stock here/)).textContent).toBe(
    'Not in stock here: Screen of iPhone 13. Promise a time after the parts arrive.',
  );
  expect(getPartNeeds).toHaveBeenCalledWith(
    expect.objectContaining({ params: { location_id: 1 }, query: { repair_ids: ['r1'] } }),
  );
});

test('without a location nothing is asked or proposed, and without services no work is told', async () => {
  const shown = await open({ services: [], location_id: null });
  expect(proposed(shown)).toEqual([]);
  expect(shown.queryByText(/^Work of/)).toBeNull();
  expect([getBacklog, getPartNeeds, getOne].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});
