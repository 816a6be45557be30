import { useRecordContext } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { RowAction } from '../../../kit/list/RowAction.tsx';
import type { RowActionProps } from '../../../kit/page.ts';
import { blockedReason, orderActions, type ListedOrder } from './actions.ts';

/** A menu item of an order, shown in the states that allow it and to staff with the right. */
export function OrderAction({ path, ...props }: RowActionProps) {
  const { who } = useSession();
  const order = useRecordContext<ListedOrder>();
  const action = orderActions.find((one) => one === path);
  if (!order || (action && blockedReason(who, action, order))) return null;
  return <RowAction path={path} {...props} />;
}
