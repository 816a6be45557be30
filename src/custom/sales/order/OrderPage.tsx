import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { orders } from '../../../schemas/sales/orders.ts';
import { ExistingOrder } from './ExistingOrder.tsx';
import { NewOrder } from './NewOrder.tsx';
import { NumberedOrder } from './NumberedOrder.tsx';

/**
 * `/Sales?id=null` is the form of a new order, also of an `appointment` or for a `customer`, `/Sales?id=12` the order with that number (contract 3 §2.1); links from
 * other pages may give the record's id instead.
 */
export default function OrderPage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('id') ?? '';
  const appointment = parameters.get('appointment') ?? undefined;
  const customer = parameters.get('customer') ?? undefined;
  const page = () => {
    if (name === 'null')
      return <NewOrder key={appointment ?? customer} appointmentId={appointment} customerId={customer} />;
    if (name.includes('-')) return <ExistingOrder key={name} id={name} />;
    return <NumberedOrder key={name} number={name} />;
  };
  return <ResourceContextProvider value={orders.name}>{page()}</ResourceContextProvider>;
}
