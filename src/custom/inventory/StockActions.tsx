import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ListAction } from '../../kit/list/ListAction.tsx';
import { lazyWithRetry } from '../../kit/lazyWithRetry.ts';
import { useStockLocations } from './stockLocations.ts';

/** The rows of the list do not wait for its code. */
const ItemSearch = lazyWithRetry(async () => ({
  default: (await import('./search/ItemSearch.tsx')).ItemSearch,
}));

const width = { xs: '100%', sm: 260 };

/** A scan field that opens the scanned item, and the manual stock steps. */
export function StockActions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <>
      <Suspense fallback={<Box sx={{ width, height: 40 }} />}>
        <ItemSearch
          size="small"
          label={translate('inventory.search.open')}
          onFound={({ item }) => void navigate(`/Items/${item.id}`)}
          sx={{ width }}
        />
      </Suspense>
      <StepActions />
    </>
  );
}

/** Receive and Adjust, for staff with the right. */
function StepActions() {
  const { locations } = useStockLocations();
  if (locations.length === 0) return null;
  return (
    <>
      <ListAction path="receive" label="inventory.receive.action" icon={<MoveToInbox />} />
      <ListAction path="adjust" label="inventory.adjust.action" icon={<Tune />} />
    </>
  );
}
