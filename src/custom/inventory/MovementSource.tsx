import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Movement } from '../../schemas/inventory/movements.ts';

const paths: Partial<Record<string, string>> = {
  APPOINTMENT: '/Appointments',
  TRANSFER: '/Transfers',
  PURCHASE_ORDER: '/PurchaseOrders',
  COUNT: '/Counts',
  ORDER: '/Sales',
  TICKET: '/Bench',
};

/** Links to the document that caused a movement. */
export function MovementSource({ movement: { source, source_id } }: { movement: Movement }) {
  const translate = useTranslate();
  if (!source) return null;
  const name = translate(`resources.movements.values.source.${source}`);
  const path = paths[source];
  if (!path || !source_id) return name;
  return (
    <Link component={RouterLink} to={`${path}/${source_id}`}>
      {name}
    </Link>
  );
}
