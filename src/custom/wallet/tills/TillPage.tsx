import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { HttpError, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { TillCash } from './TillCash.tsx';
import { TillCount } from './TillCount.tsx';
import { TillFacts } from './TillFacts.tsx';
import { TillHeader } from './TillHeader.tsx';
import { TillMovements } from './TillMovements.tsx';
import { TillPayments } from './TillPayments.tsx';

/** A till: what is in it, what was paid at it, and how its cash moved. */
export default function TillPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<Register>(
    registers.name,
    { id },
    { retry: false, onError: () => undefined },
  );
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Stack sx={{ gap: 3 }}>
      <TillHeader till={data} />
      {data ? (
        <Columns>
          <Stack sx={{ gap: 3 }}>
            <TillCash till={data} />
            <TillFacts till={data} />
            {data.denominations && <TillCount till={data} />}
          </Stack>
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <TillPayments id={id} />
            <TillMovements id={id} />
          </Stack>
        </Columns>
      ) : error && !isFetching ? (
        <LoadAgain
          message={translate(isMissing ? 'messages.not_found' : 'wallet.tills.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton slots={8} />
      )}
    </Stack>
  );
}

const Columns = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
}));
