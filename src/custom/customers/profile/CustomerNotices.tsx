import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import { RecentMerges } from '../merge/RecentMerges.tsx';
import { ForgottenNotice } from '../privacy/ForgottenNotice.tsx';

/** That a customer's data are erased, and merges that can be undone. */
export default function CustomerNotices() {
  const customer = usePageRecord(customers);
  return (
    <>
      <ForgottenNotice customer={customer} />
      <RecentMerges customer={customer} />
    </>
  );
}
