import { OptionLines } from '../../../kit/picker/OptionLines.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { formatPhone } from '../../../schemas/phone.ts';

/** A found customer: name, email and phone. */
export const CustomerOption = ({ customer }: { customer: Customer }) => (
  <OptionLines
    name={nameOf(customers, customer)}
    details={[customer.email, customer.phone && formatPhone(customer.phone)]}
  />
);
