import Label from '@mui/icons-material/LabelOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Tune from '@mui/icons-material/Tune';
import { useTranslate } from 'react-admin';
import { PageLink } from '../../../kit/detailPage/PageLink.tsx';
import { useStockLocations } from '../stockLocations.ts';

/** Receives or adjusts an item and prints its labels. */
export default function ItemActions() {
  const translate = useTranslate();
  const { locations } = useStockLocations();
  return (
    <>
      {locations.length > 0 && (
        <>
          <PageLink path="/receive" label={translate('inventory.receive.action')} icon={<MoveToInbox />} />
          <PageLink path="/adjust" label={translate('inventory.adjust.action')} icon={<Tune />} />
        </>
      )}
      <PageLink path="/labels" label={translate('itemLabels.print_row')} icon={<Label />} />
    </>
  );
}
