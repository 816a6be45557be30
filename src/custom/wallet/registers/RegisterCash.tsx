import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Register } from '../../../schemas/wallet/registers.ts';
import { CashSums } from './CashSums.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

/** Cash in a register, or at its closing. */
export function RegisterCash({ register }: { register: Register }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRegisterReport(register.id);
  return (
    <Card title={translate('wallet.tills.cash.title')}>
      {error && !data ? (
        <LoadErrorAlert message="wallet.tills.failed" onRetry={() => void refetch()} />
      ) : (
        <CashSums cash={data?.cash} register={register} counted={register.counted} />
      )}
    </Card>
  );
}
