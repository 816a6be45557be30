import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { HttpError, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { ItemBookings } from './ItemBookings.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemMovements } from './ItemMovements.tsx';
import { SerialNumbers } from './SerialNumbers.tsx';
import { StockByLocation } from './StockByLocation.tsx';

/** All about one item: what it is, where how many are, which serial numbers, for whom, and what happened. */
export default function ItemPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<Item>(
    items.name,
    { id },
    { retry: false, onError: () => undefined },
  );
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Stack sx={{ gap: 3 }}>
      <ItemHeader item={data} />
      {data ? (
        <RecordContextProvider value={data}>
          <Columns>
            <ItemFacts item={data} />
            <StockByLocation item={data} />
          </Columns>
          {data.is_serialized && <SerialNumbers key={id} itemId={id} />}
          <ItemBookings itemId={id} />
          <ItemMovements key={`${id} movements`} itemId={id} />
        </RecordContextProvider>
      ) : error && !isFetching ? (
        <LoadAgain
          message={translate(isMissing ? 'messages.not_found' : 'inventory.item.load_failed')}
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
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
}));
