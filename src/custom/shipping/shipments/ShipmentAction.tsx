import { useRecordContext } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { RowAction } from '../../../kit/list/RowAction.tsx';
import type { RowActionProps } from '../../../kit/page.ts';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import { isBuyable, isPrintable, isVoidable } from './states.ts';

const states = { print: isPrintable, label: isBuyable, void: isVoidable };

interface ShipmentActionProps extends Omit<RowActionProps, 'isAllowed'> {
  path: keyof typeof states;
}

/** Menu item of a shipment, shown in the states that allow it; buying and voiding need the right. */
export function ShipmentAction({ path, ...props }: ShipmentActionProps) {
  const may = useCan();
  const shipment = useRecordContext<Shipment>();
  if (!shipment || !states[path](shipment)) return null;
  if (path !== 'print' && !may('update', shipments, shipment)) return null;
  return <RowAction path={path} {...props} />;
}
