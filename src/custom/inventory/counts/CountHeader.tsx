import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BackToList } from '../../../kit/detailPage/BackToList.tsx';
import type { StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { useLocationName } from '../stockLocations.ts';

/** Scope, location and progress of a count. */
export function CountHeader({ count }: { count: StockCount }) {
  const translate = useTranslate();
  const nameOf = useLocationName();
  const value = (key: string) => translate(`resources.stockCounts.values.${key}`);
  const facts = [
    nameOf(count.location_id),
    count.kind ? value(`kind.${count.kind}`) : translate('counts.all_kinds'),
    value(`state.${count.state}`),
    count.is_blind && translate('resources.stockCounts.fields.is_blind'),
  ];
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <BackToList label="counts.back" />
      <div>
        <Typography component="h1" variant="h5">
          {translate('counts.title', { number: count.number })}
        </Typography>
        <Typography color="text.secondary">{facts.filter(Boolean).join(' · ')}</Typography>
        {count.note && <Typography>{count.note}</Typography>}
      </div>
    </Stack>
  );
}
