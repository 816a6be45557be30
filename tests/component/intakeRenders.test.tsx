import { act, render } from '@testing-library/react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { servicesOf, useOfDevice, useOfDevices } from '../../src/custom/tickets/intake/useOfDevices.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';

interface Rendered {
  shown: string[];
  set: (property: string, value: unknown) => void;
}

const renders: Rendered[] = [];
const service = { repair_id: null, name: 'Diagnosis', cost: 4500, duration: null };

function Shown() {
  const { setValue } = useFormContext();
  const name = useOfDevice('new_devices.0', (device) => device.name ?? '');
  const services = useOfDevices(servicesOf).flat();
  const set = (property: string, value: unknown) => setValue(`new_devices.0.${property}`, value);
  renders.push({ shown: [name, ...services.map((one) => one.name)], set });
  return null;
}

function Page() {
  const form = useForm({ defaultValues: { new_devices: [{ ...newDevice, name: 'Pixel' }] } });
  return (
    <FormProvider {...form}>
      <Shown />
    </FormProvider>
  );
}

const set = (property: string, value: unknown) => act(() => renders.at(-1)?.set(property, value));
const shown = () => renders.at(-1)?.shown;

test('a change of a device renders only what shows it', () => {
  render(<Page />);
  set('left_items', [{ name: 'Case' }]);
  const before = renders.length;
  set('problem', 'Broken');
  set('left_items', null);
  expect(renders).toHaveLength(before);
  set('services', [service]);
  expect(shown()).toEqual(['Pixel', 'Diagnosis']);
  set('name', 'Galaxy');
  expect(shown()).toEqual(['Galaxy', 'Diagnosis']);
});
