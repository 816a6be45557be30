import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { registers } from '../../../schemas/wallet/registers.ts';
import { RegisterSteps } from './RegisterSteps.tsx';
import { ReportButtons } from './ReportButtons.tsx';

/** Steps of a register and its report. */
export default function RegisterActions() {
  const register = usePageRecord(registers);
  return (
    <>
      <RegisterSteps register={register} />
      <ReportButtons register={register} />
    </>
  );
}
