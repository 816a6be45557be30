import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { costOf, type DeviceService } from '../../../schemas/tickets/services.ts';
import { useWarranty } from '../../repairs/index.ts';

interface ServiceListProps {
  services: readonly DeviceService[];
  /** Rendered at the end of a service. */
  action?: (service: DeviceService, index: number) => ReactNode;
}

/** Services with duration, warranty and price, and their sum without taxes. */
export function ServiceList({ services, action }: ServiceListProps) {
  const translate = useTranslate();
  const cents = useCents();
  const warrantyOf = useWarranty();
  const onRequest = translate('booking.call_for_quote');
  const { cost, isOpen } = costOf(services);
  if (services.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('intake.services.none')}
      </Typography>
    );
  return (
    <List>
      {services.map((service, index) => (
        <li key={`${service.repair_id} ${index}`}>
          <div>
            {service.name}
            <Typography variant="body2" color="text.secondary">
              {[service.duration, service.repair_id && warrantyOf(service)].filter(Boolean).join(' · ')}
            </Typography>
          </div>
          <span className="amount">{service.cost === null ? onRequest : cents(service.cost)}</span>
          {action?.(service, index)}
        </li>
      ))}
      <li className="sum">
        <div>{translate('intake.services.sum')}</div>
        <span className="amount">
          {cents(cost)}
          {isOpen && ` + ${onRequest}`}
        </span>
      </li>
    </List>
  );
}

const List = styled('ul')(({ theme: { palette, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    padding: spacing(0.75, 0),
    borderTop: `1px solid ${palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& li > div': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .amount': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& .sum': { fontWeight: 600 },
}));
