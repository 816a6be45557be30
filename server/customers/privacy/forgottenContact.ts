import { FORGOTTEN_NAME, forgottenEmail } from '../../../src/schemas/customers/forgotten.ts';

/** What remains of the names and addresses of a forgotten customer. */
export const anonymous = (customerId: string) => ({
  first_name: FORGOTTEN_NAME,
  last_name: FORGOTTEN_NAME,
  email: forgottenEmail(customerId),
  phone: null,
});

/** The same for records that have the columns customer_…. */
export function forgottenContact(customerId: string) {
  const { first_name, last_name, email, phone } = anonymous(customerId);
  return {
    customer_first_name: first_name,
    customer_last_name: last_name,
    customer_email: email,
    customer_phone: phone,
  };
}
