import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { DayValue } from '../../../kit/fields/DayValue.tsx';
import { numberFormat } from '../../../schemas/formats.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { TableScroll } from '../../../kit/list/TableScroll.tsx';
import { items } from '../../../schemas/inventory/items.ts';
import { stock, type Stock } from '../../../schemas/inventory/stock.ts';
import { StockLevelIndicator } from '../StockLevelIndicator.tsx';
import { useLocationName } from '../stockLocations.ts';

const counts = ['available', 'on_hand', 'reserved', 'incoming'] as const;

/** Stock of an item by location; low levels are marked. */
export default function StockByLocation() {
  const item = usePageRecord(items);
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Stock>(stock.name, {
    filter: { item_id: item.id },
    sort: { field: 'location_id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const title = translate('inventory.item.stock');
  const field = (name: string) => translate(`resources.stock.fields.${name}`);
  return (
    <Card title={title}>
      {data ? (
        data.length === 0 ? (
          <Typography color="text.secondary">{translate('inventory.item.stock_nothing')}</Typography>
        ) : (
          <TableScroll
            tabIndex={0}
            role="group"
            aria-label={title}
            sx={{ 'tbody tr': { cursor: 'default' } }}
          >
            <table aria-label={title} data-plain>
              <thead>
                <tr>
                  <th>{field('location_id')}</th>
                  {counts.map((name) => (
                    <th key={name} data-align="right">
                      {field(name)}
                    </th>
                  ))}
                  <th>{field('expected_date')}</th>
                  <th>{field('bin')}</th>
                  <th>{field('is_low')}</th>
                  <th>{field('low_mark')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((level) => (
                  <RecordContextProvider key={level.id} value={level}>
                    <Place level={level} />
                  </RecordContextProvider>
                ))}
                {data.length > 1 && <Total levels={data} />}
              </tbody>
            </table>
          </TableScroll>
        )
      ) : error ? (
        <LoadErrorAlert message="inventory.item.load_failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}

function Place({ level }: { level: Stock }) {
  const translate = useTranslate();
  const locale = useLocale();
  const may = useCan();
  const location = useLocationName()(level.location_id);
  return (
    <tr>
      <td>{location}</td>
      {counts.map((name) => (
        <td key={name} data-align="right">
          {numberFormat(locale).format(level[name])}
        </td>
      ))}
      <td>
        <DayValue source="expected_date" />
      </td>
      <td>{level.bin ?? '–'}</td>
      <td>
        <StockLevelIndicator source="is_low" />
      </td>
      <td>
        {level.low_mark ?? '–'}
        {may('update', stock, level) && (
          <IconButton
            component={Link}
            size="small"
            to={`/Items/${level.item_id}/low/${level.id}`}
            state={{ dialog: true, isOnPage: true }}
            aria-label={translate('inventory.item.low_mark', { location })}
            sx={{ ml: 0.5 }}
          >
            <Edit fontSize="inherit" />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

function Total({ levels }: { levels: Stock[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">{translate('inventory.item.total')}</th>
      {counts.map((name) => (
        <td key={name} data-align="right">
          <strong>{numberFormat(locale).format(levels.reduce((sum, level) => sum + level[name], 0))}</strong>
        </td>
      ))}
      <td colSpan={4} />
    </tr>
  );
}
