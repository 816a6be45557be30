import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { RecordSteps } from '../../../kit/steps/RecordSteps.tsx';
import { registers } from '../../../schemas/wallet/registers.ts';
import { ReportButtons } from './ReportButtons.tsx';

/** Steps of a register and its report. */
export default function RegisterActions() {
  const register = usePageRecord(registers);
  return (
    <>
      <RecordSteps model={registers} record={register} />
      <ReportButtons register={register} />
    </>
  );
}
