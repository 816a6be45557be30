import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { orders } from '../../../schemas/sales/orders.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { orderActions, type OrderAction } from './actions.ts';

const ActionDialog = lazyWithPreload(() => import('./ActionDialog.tsx'));
const InvoicesDialog = lazyWithPreload(() => import('./InvoicesDialog.tsx'));
const LabelsDialog = lazyWithPreload(() => import('./LabelsDialog.tsx'));

const papers = { print_label: LabelsDialog, print_invoice: InvoicesDialog };
type Paper = keyof typeof papers;

/** Bulk actions of the order list; those that change orders need the right for it. */
export function ActionsMenu() {
  const translate = useTranslate();
  const { who } = useSession();
  const { selectedIds, onUnselectItems } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [action, setAction] = useState<OrderAction>();
  const [paper, setPaper] = useState<Paper>();
  const ids = selectedIds.map(String);
  const stop = () => {
    setAction(undefined);
    setPaper(undefined);
  };
  const PaperDialog = paper && papers[paper];
  const allowed = orderActions.filter((one) => mayTakeStep(who, orders, one));
  const pick = (choose: () => void) => () => {
    setAnchor(undefined);
    choose();
  };
  return (
    <>
      <Button
        startIcon={<MoreVert />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('salesList.bulk')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {allowed.map((one) => (
            <MenuItem key={one} onClick={pick(() => setAction(one))}>
              {translate(`salesList.actions.${one}.label`)}
            </MenuItem>
          ))}
          {allowed.length > 0 && <Divider />}
          {(['print_label', 'print_invoice'] as const).map((one) => (
            <MenuItem key={one} onClick={pick(() => setPaper(one))}>
              {translate(`salesList.actions.${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {action && (
        <LazyBoundary onClose={stop}>
          <ActionDialog action={action} ids={ids} onDone={onUnselectItems} onClose={stop} />
        </LazyBoundary>
      )}
      {PaperDialog && (
        <LazyBoundary onClose={stop}>
          <PaperDialog ids={ids} onClose={stop} />
        </LazyBoundary>
      )}
    </>
  );
}
