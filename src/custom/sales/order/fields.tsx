import type { Slot } from '../../../kit/slots.ts';
import { AddressInput } from './customer/AddressInput.tsx';
import { CustomerInput } from './customer/CustomerInput.tsx';
import { LinesInput } from './lines/LinesInput.tsx';
import { OrderLocationInput } from './OrderLocationInput.tsx';
import { StaffInput } from '../../staff/index.ts';
import { TotalsInput } from './TotalsInput.tsx';

/** Read-only fields of an order, beside its side panel. */
export const readFields: Slot[] = [<LinesInput source="lines" />, <TotalsInput source="discount" />];

/** Fields of the order form. */
export const orderFields: Slot[] = [
  <CustomerInput source="customer_id" />,
  <LinesInput source="lines" />,
  <TotalsInput source="discount" />,
  <OrderLocationInput source="location_id" />,
  <StaffInput source="vendor_id" />,
  <AddressInput source="billing_address" />,
  <AddressInput source="shipping_address" />,
];
