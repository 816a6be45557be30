import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { registers } from '../../../schemas/wallet/registers.ts';
import { CashSums } from './CashSums.tsx';
import { RegisterCount } from './RegisterCount.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

/** Cash in a register, or at its closing, and what was counted then. */
export default function RegisterCash() {
  const register = usePageRecord(registers);
  const translate = useTranslate();
  const { data, error, refetch } = useRegisterReport(register.id);
  return (
    <>
      <Card title={translate('wallet.tills.cash.title')}>
        {error && !data ? (
          <LoadErrorAlert message="wallet.tills.failed" onRetry={() => void refetch()} />
        ) : (
          <CashSums cash={data?.cash} register={register} counted={register.counted} />
        )}
      </Card>
      {register.denominations && <RegisterCount register={register} />}
    </>
  );
}
