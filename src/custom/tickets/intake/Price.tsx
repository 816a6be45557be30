import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { usePrice } from './usePrice.ts';

/** The services of all devices with taxes. */
export function Price() {
  const translate = useTranslate();
  const cents = useCents();
  const { isOpen, subtotal, gst_hst, pst_rst_qst, total } = usePrice();
  const rows = [
    ['subtotal', subtotal],
    ['gst_hst', gst_hst],
    ['pst_rst_qst', pst_rst_qst],
    ['total', total],
  ] as const;
  return (
    <>
      <Sums aria-live="polite">
        {rows.map(([name, amount]) => (
          <div key={name} data-row={name}>
            <dt>{translate(`sales.summary.${name}`)}</dt>
            <dd>{cents(amount)}</dd>
          </div>
        ))}
      </Sums>
      {isOpen && (
        <Typography variant="body2" color="text.secondary">
          {translate('intake.price.open')}
        </Typography>
      )}
    </>
  );
}

const Sums = styled('dl')(({ theme: { spacing } }) => ({
  '&&': { display: 'block' },
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: spacing(0.25, 0) },
  '& [data-row=total]': { fontWeight: 600 },
}));
