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

/** An entry of a shipment's menu, in the states that it has a meaning in; buying and voiding are for those who may. */
export function ShipmentAction({ path, ...props }: ShipmentActionProps) {
  const may = useCan();
  const shipment = useRecordContext<Shipment>();
  if (!shipment || !states[path](shipment)) return null;
  if (path !== 'print' && !may('update', shipments, shipment)) return null;
  return <RowAction path={path} {...props} />;
}
