import Block from '@mui/icons-material/Block';
import Copy from '@mui/icons-material/ContentCopy';
import Label from '@mui/icons-material/NewLabelOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import { NewTicketLink } from '../../tickets/index.ts';
import { MailButton } from './MailButton.tsx';
import { fileName, isBuyable, isPrintable, isVoidable } from './states.ts';
import { stateText } from './texts.ts';
import { useCopy } from './useCopy.ts';
import { VoidLabelDialog } from './VoidLabelDialog.tsx';

const PrintDialog = lazyWithPreload(() => import('./print/PrintDialog.tsx'));
const BuyLabelDialog = lazyWithPreload(() => import('./BuyLabelDialog.tsx'));

/** State of a shipment's label, and its actions (contract 4 §2.9). */
export function ShipmentToolbar({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const copy = useCopy();
  const mayChange = useCan()('update', shipments, shipment);
  const [open, setOpen] = useState<'print' | 'void' | 'buy'>();
  const close = () => setOpen(undefined);
  const { tracking_number: number } = shipment;
  const text = (key: string) => translate(`resources.shipments.actions.${key}`);
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={text('toolbar')}
      sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}
    >
      <Chip
        size="small"
        color={isPrintable(shipment) ? 'success' : 'default'}
        label={stateText(shipment, translate)}
      />
      {isPrintable(shipment) && (
        <Button startIcon={<Print />} onClick={() => setOpen('print')}>
          {text('print')}
        </Button>
      )}
      {mayChange && isPrintable(shipment) && <MailButton labelId={shipment.label_id} shipment={shipment} />}
      {mayChange && isBuyable(shipment) && (
        <Button startIcon={<Label />} onClick={() => setOpen('buy')}>
          {text('new')}
        </Button>
      )}
      {number && (
        <Button color="inherit" startIcon={<Copy />} title={number} onClick={() => void copy(number)}>
          {text('copy')}
        </Button>
      )}
      {shipment.is_return && (
        <NewTicketLink from="shipment" id={shipment.id} locationId={shipment.location_id} />
      )}
      {mayChange && isVoidable(shipment) && (
        <Button color="error" startIcon={<Block />} onClick={() => setOpen('void')}>
          {text('void')}
        </Button>
      )}
      <LazyBoundary onClose={close}>
        {open === 'print' && isPrintable(shipment) && (
          <PrintDialog labelIds={[shipment.label_id]} name={fileName([shipment])} onClose={close} />
        )}
        {open === 'void' && isVoidable(shipment) && <VoidLabelDialog shipment={shipment} onClose={close} />}
        {open === 'buy' && isBuyable(shipment) && <BuyLabelDialog shipment={shipment} onClose={close} />}
      </LazyBoundary>
    </Stack>
  );
}
