import { useTranslate } from 'react-admin';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { DetailHeader } from '../../../kit/detailPage/DetailHeader.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { ReportButtons } from './ReportButtons.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';

/** Title of a register, link back to the list, and actions. */
export function RegisterHeader({ record: register }: { record: Register | undefined }) {
  const translate = useTranslate();
  return (
    <DetailHeader
      title={register && translate('wallet.tills.title', { ...register })}
      back="wallet.tills.back"
    >
      {register && (
        <>
          <RegisterSteps register={register} />
          <ReportButtons register={register} />
          <HistoryButton model={registers} record={register} />
        </>
      )}
    </DetailHeader>
  );
}
