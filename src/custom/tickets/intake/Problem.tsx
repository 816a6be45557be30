import { useTranslate } from 'react-admin';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import ServicesInput from '../services/ServicesInput.tsx';
import { ServiceChoices } from '../services/ServiceChoices.tsx';
import { useOfDevice } from './useOfDevices.ts';

const problemOf = ({ product_id, services }: NewTicketDevice) => ({
  product_id,
  hasServices: services.length > 0,
});

/** What is wrong with a device: services of its price list, a diagnosis, and words of the customer. */
export function Problem({ name }: { name: string }) {
  const translate = useTranslate();
  const { product_id, hasServices } = useOfDevice(name, problemOf);
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      {product_id && <ServiceChoices source={`${name}.services`} productId={product_id} />}
      <ServicesInput source={`${name}.services`} />
      <TextInput
        source={`${name}.problem`}
        label={translate(hasServices ? 'intake.problem_more' : 'bench.new_devices.problem')}
        isRequired={!hasServices}
        isLong
      />
    </div>
  );
}
