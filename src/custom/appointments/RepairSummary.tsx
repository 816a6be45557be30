import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../schemas/appointments.ts';
import { useWarranty } from './useWarranty.ts';

/** The repairs that were selected, with the terms they had then. */
export function RepairSummary({ repairs }: { repairs: AppointmentRepair[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const warrantyOf = useWarranty();
  const price = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: 'CAD',
  });
  return (
    <section>
      <Typography component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('booking.repairs')}
      </Typography>
      {repairs.length === 0 && (
        <Typography color="text.secondary">{translate('booking.no_repairs')}</Typography>
      )}
      <Rows>
        {repairs.map((repair, index) => (
          <li key={`${repair.repair_id} ${index}`}>
            <span>
              <strong>{repair.product_name}</strong> {repair.repair_name}
              <small>
                {translate('booking.duration', { duration: repair.duration })} · {warrantyOf(repair)}
              </small>
            </span>
            <span className="cost">
              {repair.cost === null ? translate('booking.call_for_quote') : price.format(repair.cost)}
            </span>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Rows = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
  '& .cost': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 550 },
}));
