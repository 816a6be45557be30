import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import type { Register } from '../../../schemas/wallet/registers.ts';
import { CashSums } from './CashSums.tsx';
import { useTillReport } from './useRegisterReport.ts';

/** What is in a till, or was when it was closed. */
export function TillCash({ till }: { till: Register }) {
  const translate = useTranslate();
  const { data, error, refetch } = useTillReport(till.id);
  return (
    <Card title={translate('wallet.tills.cash.title')}>
      {error && !data ? (
        <LoadAgain message="wallet.tills.failed" onRetry={() => void refetch()} />
      ) : (
        <CashSums cash={data?.cash} till={till} counted={till.counted} />
      )}
    </Card>
  );
}
