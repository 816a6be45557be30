import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { TimelineList } from '../../../kit/timeline/TimelineItem.tsx';
import { items } from '../../../schemas/inventory/items.ts';
import { movements, type Movement } from '../../../schemas/inventory/movements.ts';
import { MovementEntry } from './MovementEntry.tsx';
import { InfiniteRecords } from './InfiniteRecords.tsx';
import { useInfiniteRecords } from './useInfiniteRecords.ts';

/** Stock movements of an item, newest first: staff member, reason and source. */
export default function ItemMovements() {
  const { id: itemId } = usePageRecord(items);
  const translate = useTranslate();
  const pages = useInfiniteRecords<Movement>(movements, { item_id: itemId });
  const all = `/Movements?filter=${encodeURIComponent(JSON.stringify({ item_id: itemId }))}`;
  return (
    <Card
      title={translate('inventory.item.movements')}
      action={
        <Button size="small" component={Link} to={all}>
          {translate('inventory.item.all_movements')}
        </Button>
      }
    >
      <InfiniteRecords pages={pages} nothing="inventory.item.movements_nothing">
        {(records) => (
          <TimelineList>
            {records.map((movement) => (
              <MovementEntry key={movement.id} movement={movement} />
            ))}
          </TimelineList>
        )}
      </InfiniteRecords>
    </Card>
  );
}
