import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import ServicesInput from '../services/ServicesInput.tsx';
import { ServiceChoices } from '../services/ServiceChoices.tsx';

/** What is wrong with a device: services of its price list, a diagnosis, and words of the customer. */
export function Problem({ name }: { name: string }) {
  const translate = useTranslate();
  const { product_id, services } = useWatch({ name }) as NewTicketDevice;
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      {product_id && <ServiceChoices source={`${name}.services`} productId={product_id} />}
      <ServicesInput source={`${name}.services`} />
      <TextInput
        source={`${name}.problem`}
        label={translate(services.length > 0 ? 'intake.problem_more' : 'bench.new_devices.problem')}
        isRequired={services.length === 0}
        isLong
      />
    </div>
  );
}
