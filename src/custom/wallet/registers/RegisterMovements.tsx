import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { CashMovements } from './CashMovements.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

/** Cash movements of a register, latest first. */
export function RegisterMovements({ id }: { id: string }) {
  const translate = useTranslate();
  const { data } = useRegisterReport(id);
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Card title={translate('wallet.tills.movements')}>
      <CashMovements movements={data.movements} />
    </Card>
  );
}
