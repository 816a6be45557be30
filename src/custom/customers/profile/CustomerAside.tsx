import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import { Balances } from '../../wallet/index.ts';
import { AddressList } from '../addresses/AddressList.tsx';
import { Consents } from '../consents/Consents.tsx';

/** Addresses, balances and consents of a customer. */
export default function CustomerAside() {
  const customer = usePageRecord(customers);
  return (
    <>
      <AddressList customer={customer} />
      <Balances customer={customer} />
      <Consents customer={customer} />
    </>
  );
}
