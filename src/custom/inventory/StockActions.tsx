import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Tune from '@mui/icons-material/Tune';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ListAction } from '../../kit/list/ListAction.tsx';
import { useStockLocations } from './stockLocations.ts';
import { ItemSearch } from './search/ItemSearch.tsx';

/** A scan field that opens the scanned item, and the manual stock steps. */
export function StockActions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <>
      <ItemSearch
        size="small"
        label={translate('inventory.search.open')}
        onFound={({ item }) => void navigate(`/Items/${item.id}`)}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
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
