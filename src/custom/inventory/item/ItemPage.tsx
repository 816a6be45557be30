import { RecordContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Columns } from '../../../kit/detailPage/Columns.tsx';
import { DetailPage } from '../../../kit/detailPage/DetailPage.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { ItemBookings } from './ItemBookings.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemMovements } from './ItemMovements.tsx';
import { SerialNumbers } from './SerialNumbers.tsx';
import { StockByLocation } from './StockByLocation.tsx';

/** An item: facts, stock by location, serial numbers, appointments and movements. */
export default function ItemPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage<Item> model={items} id={id} failed="inventory.item.load_failed" header={ItemHeader}>
      {(item) => (
        <RecordContextProvider value={item}>
          <Columns>
            <ItemFacts item={item} />
            <StockByLocation item={item} />
          </Columns>
          {item.is_serialized && <SerialNumbers key={id} itemId={id} />}
          <ItemBookings itemId={id} />
          <ItemMovements key={`${id} movements`} itemId={id} />
        </RecordContextProvider>
      )}
    </DetailPage>
  );
}
