import { useGetOne, useTranslate } from 'react-admin';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { customers, type Customer } from '../../schemas/customers/customers.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import { linkWays, sendingWays, type SendingWay } from '../../schemas/estimates/states.ts';
import { formatPhone } from '../../schemas/phone.ts';

const quiet = { retry: false, onError: () => undefined };

/** How an estimate is sent, and to which address of its customer. */
export default function WayInput({ source = 'way', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const { step, record } = useOpenStep<Estimate>();
  const { customer } = record;
  const { data } = useGetOne<Customer>(
    customers.name,
    { id: customer?.id ?? '' },
    { ...quiet, enabled: customer !== null },
  );
  const addresses = { MAIL: data?.email, TEXT: data?.phone && formatPhone(data.phone) };
  const nameOf = (way: SendingWay) => {
    const name = translate(`resources.estimates.steps.send.values.way.${way}`);
    if (way === 'NONE' || (customer && !data)) return name;
    const to = addresses[way];
    return to ? translate('estimate.ways.to', { name, to }) : translate(`estimate.ways.no_${way}`);
  };
  const ways: readonly SendingWay[] = step === 'send' ? sendingWays : linkWays;
  return <SelectInput {...props} source={source} choices={ways.map((id) => ({ id, name: nameOf(id) }))} />;
}
