import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { Choice } from '../../../kit/Choice.tsx';
import type { OrderLine } from '../../../schemas/sales/orders.ts';
import { returnableQuantity, returnedAmounts, deliveredSerials, sum } from '../../../schemas/sales/refund.ts';
import type { RefundedLine } from './refundForm.ts';

interface RefundLineProps {
  line: OrderLine;
  value: RefundedLine;
  onChange: (value: RefundedLine) => void;
}

/** The returned quantity or serial numbers of a line, and whether they are restocked. */
export function RefundLine({ line, value, onChange }: RefundLineProps) {
  const translate = useTranslate();
  const cents = useCents();
  const out = deliveredSerials(line);
  const left = returnableQuantity(line);
  const choose = (serials: string[]) => onChange({ ...value, serials, quantity: serials.length });
  return (
    <li>
      <Stack role="group" aria-label={line.name} sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <div style={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 500 }}>{line.name}</Typography>
            {value.quantity > 0 && (
              <Typography variant="body2" color="text.secondary">
                {cents(sum(Object.values(returnedAmounts(line, value.quantity))))}
              </Typography>
            )}
          </div>
          {out.length === 0 && (
            <div style={{ flex: '0 0 120px' }}>
              <Choice
                label={translate('salesPayments.refund.quantity', { left })}
                value={String(value.quantity)}
                onChange={(quantity) => onChange({ ...value, quantity: Number(quantity) })}
              >
                {Array.from({ length: left + 1 }, (_, quantity) => (
                  <option key={quantity} value={quantity}>
                    {quantity}
                  </option>
                ))}
              </Choice>
            </div>
          )}
        </Stack>
        {out.map((serial) => (
          <FormControlLabel
            key={serial}
            control={
              <Checkbox
                checked={value.serials.includes(serial)}
                onChange={(_, isBack) =>
                  choose(isBack ? [...value.serials, serial] : value.serials.filter((one) => one !== serial))
                }
              />
            }
            label={serial}
          />
        ))}
        {line.kind === 'ITEM' && value.quantity > 0 && (
          <FormControlLabel
            control={
              <Checkbox checked={value.restock} onChange={(_, restock) => onChange({ ...value, restock })} />
            }
            label={translate('salesPayments.refund.restock')}
          />
        )}
      </Stack>
    </li>
  );
}
