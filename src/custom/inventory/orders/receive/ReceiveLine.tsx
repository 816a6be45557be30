import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { outstandingOf } from '../../../../schemas/inventory/lines.ts';
import { itemCodes } from '../../texts.ts';
import type { OrderLine } from '../lines/line.ts';
import { SerialChips } from '../lines/SerialChips.tsx';
import { costOf, countOf, quantityOf, type ReceivedCounts, type ReceivedCount } from './receivedCounts.ts';

interface ReceiveLineProps {
  line: OrderLine;
  arrived: ReceivedCounts;
  /** Whether the last scan matched this line. */
  isLast: boolean;
  /** Whether the unit cost can be corrected. */
  hasCost: boolean;
  onChange: (counted: ReceivedCount) => void;
}

/** A line: received quantity or serial numbers, and what is still missing. */
export function ReceiveLine({ line, arrived, isLast, hasCost, onChange }: ReceiveLineProps) {
  const translate = useTranslate();
  const name = line.item?.name ?? '';
  const counted = countOf(arrived, line);
  const quantity = quantityOf(arrived, line);
  const missing = outstandingOf(line);
  const left = missing - (quantity ?? 0);
  const money = moneyFormat(useLocale());
  const isCostWrong = costOf(arrived, line) === null;
  const state =
    left > 0
      ? translate('stockOrders.receive.left', { smart_count: left })
      : translate(left < 0 ? 'stockOrders.receive.over' : 'stockOrders.receive.all_there', {
          smart_count: -left,
        });
  const addSerial = (serial: string) =>
    counted.serials.includes(serial) || onChange({ ...counted, serials: [...counted.serials, serial] });
  return (
    <Row
      data-last={isLast || undefined}
      data-missing={left > 0 || undefined}
      data-cost={hasCost || undefined}
    >
      <div>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[itemCodes(line.item), translate('stockOrders.receive.expected', { smart_count: missing })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      {line.item?.is_serialized ? (
        <div className="serials">
          <ScanField
            size="small"
            label={translate('stockOrders.receive.serial_of', { name })}
            isContinuous
            onCode={(code) => addSerial(normalizeSerial(code))}
          />
          <SerialChips
            serials={counted.serials}
            onRemove={(serial) =>
              onChange({ ...counted, serials: counted.serials.filter((one) => one !== serial) })
            }
          />
        </div>
      ) : (
        <TextField
          size="small"
          label={translate('stockOrders.receive.arrived')}
          value={counted.text}
          error={quantity === undefined}
          helperText={quantity === undefined ? translate('stockOrders.receive.whole') : undefined}
          onChange={({ target }) => onChange({ ...counted, text: target.value, serials: [] })}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-label': translate('stockOrders.receive.arrived_of', { name }),
            },
          }}
        />
      )}
      {hasCost && (
        <TextField
          size="small"
          label={translate('stockOrders.receive.cost')}
          placeholder={money.format((line.unit_cost ?? 0) / 100)}
          value={counted.cost ?? ''}
          error={isCostWrong}
          helperText={isCostWrong ? translate('stockOrders.receive.cost_wrong') : undefined}
          onChange={({ target }) => onChange({ ...counted, cost: target.value })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              maxLength: 20,
              'aria-label': translate('stockOrders.receive.cost_of', { name }),
            },
          }}
        />
      )}
      <Typography className="state" variant="body2">
        {state}
      </Typography>
    </Row>
  );
}

const Row = styled('li')(({ theme: { palette, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1),
  padding: spacing(1.5, 1),
  borderTop: `1px solid ${palette.divider}`,
  borderLeft: '3px solid transparent',
  '&[data-last]': { borderLeftColor: palette.primary.main },
  '& .state': { color: palette.text.secondary },
  '&[data-missing] .state': { color: palette.text.primary, fontWeight: 500 },
  '& .serials': { display: 'grid', gap: spacing(1) },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px 130px',
    alignItems: 'center',
    '&[data-cost]': { gridTemplateColumns: 'minmax(0, 1fr) 200px 120px 130px' },
  },
}));
