import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import { addressFields } from '../model/addresses.ts';
import { compareAddresses } from '../model/compareAddresses.ts';
import { fieldLabel } from '../fieldLabel.ts';

interface AddressSuggestionDialogProps {
  typed: ShippingAddress;
  matched: ShippingAddress;
  onUse: () => void;
  onClose: () => void;
}

/** The typed address beside the carrier's; differences are marked. */
export function AddressSuggestionDialog({ typed, matched, onUse, onClose }: AddressSuggestionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('shipping.rateBrowser.use_address')}</DialogTitle>
      <DialogContent>
        <Compared size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('shipping.rateBrowser.compared.part')}</TableCell>
              <TableCell>{translate('shipping.rateBrowser.compared.typed')}</TableCell>
              <TableCell>{translate('shipping.rateBrowser.compared.matched')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {compareAddresses(typed, matched).map(({ part, before, after, isChanged }) => (
              <TableRow key={part} selected={isChanged}>
                <TableCell component="th" scope="row">
                  {translate(fieldLabel(addressFields[part]))}
                </TableCell>
                <TableCell>{isChanged && before ? <del>{before}</del> : before}</TableCell>
                <TableCell sx={{ fontWeight: isChanged ? 650 : undefined }}>
                  {isChanged && after ? <mark>{after}</mark> : after || '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Compared>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('shipping.rateBrowser.keep_address')}
        </Button>
        <Button variant="contained" autoFocus onClick={onUse}>
          {translate('shipping.rateBrowser.use_address')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Lines may break anywhere, so that both addresses fit on a phone. */
const Compared = styled(Table)({
  '& th': { whiteSpace: 'normal' },
  '& td': { overflowWrap: 'anywhere' },
  '& mark': { color: 'inherit', backgroundColor: 'transparent' },
});
