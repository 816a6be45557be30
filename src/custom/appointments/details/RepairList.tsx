import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { RepairTotal } from './RepairTotal.tsx';
import { useCost, useWarranty } from '../../repairs/index.ts';

interface RepairListProps {
  repairs: AppointmentRepair[];
  /** Rendered at the end of a row. */
  action?: (repair: AppointmentRepair) => ReactNode;
}

/** Selected repairs: device and title, cost, duration and warranty, with a total for several. */
export function RepairList({ repairs, action }: RepairListProps) {
  const translate = useTranslate();
  const costOf = useCost();
  const warrantyOf = useWarranty();
  return (
    <Rows data-actions={action !== undefined || undefined}>
      <ul>
        {repairs.map((repair, index) => (
          <li key={`${repair.repair_id} ${index}`}>
            <span className="name">
              <strong>{repair.product_name}</strong> {repair.repair_name}
              <small>
                {translate('booking.duration', { duration: repair.duration })} · {warrantyOf(repair)}
              </small>
            </span>
            <span className="cost">{costOf(repair)}</span>
            {action?.(repair)}
          </li>
        ))}
      </ul>
      <RepairTotal repairs={repairs} />
    </Rows>
  );
}

/** Width of an action including its gap. */
const actionWidth = 42;

const Rows = styled('div')(({ theme: { palette } }) => ({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '&[data-actions] > p': { paddingRight: actionWidth },
  '& li': {
    display: 'flex',
    alignItems: 'start',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& .name': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
  '& .cost': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 550 },
}));
