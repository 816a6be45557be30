import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { FormGrid } from '../../kit/form/FormGrid.tsx';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import type { Customer } from '../../schemas/customers/customers.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { formatPhone } from '../../schemas/phone.ts';
import { useThreadCalls } from './calls.ts';

interface NewConversationDialogProps {
  /** To whom a text message is written. */
  customer?: Customer | undefined;
  onClose: () => void;
}

/**
 * Opens the conversation of a location with a phone number or an email address, with a phone number if a customer is
 * given; it is begun if there is none.
 */
export default function NewConversationDialog({ customer, onClose }: NewConversationDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useCan();
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const choices = locations.filter(
    ({ id, is_voided }) => !is_voided && may('update', threads, { location_id: id }),
  );
  const [locationId, setLocationId] = useState(location?.id ?? choices[0]?.id);
  const [to, setTo] = useState(formatPhone(customer?.phone ?? ''));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { openThread } = useThreadCalls();
  const refusal = useFailureMessage(threads);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || locationId === undefined) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { id } = await openThread({
        body: {
          location_id: locationId,
          ...(!customer && to.includes('@') ? { email: to } : { phone: to }),
          ...(customer && { customer_id: customer.id }),
        },
      });
      void navigate(`/Conversations/${id}`);
    } catch (error) {
      setFailure(refusal(error, 'messages.failed'));
      setIsBusy(false);
    }
  };
  return (
    <DialogFrame title={translate(customer ? 'conversation.write_to' : 'conversation.new')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogContent dividers>
          <FormGrid>
            <TextField
              required
              label={translate(customer ? 'conversation.to_phone' : 'conversation.to')}
              value={to}
              onChange={({ target }) => setTo(target.value)}
              slotProps={{ htmlInput: { maxLength: 200, 'data-autofocus': true } }}
            />
            <TextField
              select
              required
              label={translate('conversation.location')}
              value={locationId ?? ''}
              onChange={({ target }) => setLocationId(Number(target.value))}
            >
              {choices.map(({ id, location_name }) => (
                <MenuItem key={id} value={id}>
                  {location_name}
                </MenuItem>
              ))}
            </TextField>
            {failure && (
              <Alert severity="error" data-wide>
                {failure}
              </Alert>
            )}
          </FormGrid>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('conversation.open')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
