import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/Card.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { BenchWork } from '../../../schemas/tickets/work.ts';
import { useWork } from './useWork.ts';

interface WorkCardProps {
  title: string;
  action?: ReactNode;
  children: (work: BenchWork) => ReactNode;
}

/** A card about the work on the device of the page. */
export function WorkCard({ title, action, children }: WorkCardProps) {
  const { data, error, refetch } = useWork();
  return (
    <Card title={title} action={data && action}>
      {data ? (
        children(data)
      ) : error ? (
        <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={48} />
      )}
    </Card>
  );
}
