import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Tune from '@mui/icons-material/Tune';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ListAction } from '../../kit/list/ListAction.tsx';
import { useStockLocations } from './stockLocations.ts';
import { ItemSearch } from './search/ItemSearch.tsx';

/** Opens the item of a code that is scanned, and what is done to stock by hand. */
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

/** Receive and Adjust, for who may. */
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
