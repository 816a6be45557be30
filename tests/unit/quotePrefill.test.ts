import { expect, test } from 'vitest';
import { ofAppointment } from '../../src/custom/tickets/intake/prefill.ts';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { toLine, type EstimateLine } from '../../src/schemas/estimates/options.ts';
import { newService } from '../../src/schemas/tickets/services.ts';

const repair = (id: string, cost: number): AppointmentRepair => ({
  repair_id: id,
  product_id: `product of ${id}`,
  product_name: `Phone ${id}`,
  repair_name: 'Screen',
  duration: '1 h',
  cost,
  warranty: null,
  warranty_unit: null,
});

const quote = {
  id: 'q',
  type: 'QUOTE',
  location_id: 1,
  customer_id: 'c',
  customer_note: 'Fell',
  repairs: [repair('a', 100), repair('b', 50)],
} as unknown as Appointment;

const line = (values: Partial<EstimateLine>): EstimateLine => ({ ...toLine(null, newService), ...values });

test('The devices of a quote get what was approved instead of what was quoted', () => {
  const lines = [
    line({ repair_id: 'b', name: 'B', price: 4500, quantity: 2 }),
    line({ name: 'Glass', price: 1 }),
  ];
  const approved = {
    approved_option: 1,
    options: [
      { name: '', lines: [] },
      { name: '', lines },
    ],
  };
  const { new_devices = [], origin } = ofAppointment(quote, approved as unknown as Estimate);
  expect(origin).toBe('QUOTE');
  expect(
    new_devices.map(({ name, services }) => [name, services.map((one) => [one.name, one.cost])]),
  ).toEqual([
    ['Phone a', [['Glass', 1]]],
    [
      'Phone b',
      [
        ['B', 4500],
        ['B', 4500],
      ],
    ],
  ]);
  const quoted = ofAppointment(quote).new_devices ?? [];
  expect(quoted.map(({ services }) => services.map(({ cost }) => cost))).toEqual([[10_000], [5000]]);
});
