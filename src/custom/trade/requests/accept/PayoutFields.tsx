import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { TradeRequest } from '../../../../schemas/trade/requests.ts';
import { payouts } from '../../../../schemas/trade/states.ts';
import type { Register } from '../../../../schemas/wallet/registers.ts';
import type { AcceptForm } from './useAcceptance.ts';

export interface AcceptFieldsProps {
  form: AcceptForm;
  change: (values: Partial<AcceptForm>) => void;
  record: TradeRequest;
}

/** Cash from an open register, or store credit. */
export function PayoutFields({
  form,
  change,
  record,
  openRegisters,
}: AcceptFieldsProps & { openRegisters?: Register[] | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        label={translate('resources.tradeRequests.fields.payout')}
        value={form.payout}
        onChange={({ target }) => change({ payout: target.value as AcceptForm['payout'] })}
      >
        {payouts.map((payout) => (
          <MenuItem key={payout} value={payout} disabled={payout === 'STORE_CREDIT' && !record.customer_id}>
            {translate(`resources.tradeRequests.values.payout.${payout}`)}
          </MenuItem>
        ))}
      </TextField>
      {!record.customer_id && <Alert severity="info">{translate('trade.accept.no_customer')}</Alert>}
      {form.payout === 'CASH' && openRegisters?.length === 0 && (
        <Alert severity="warning">{translate('trade.accept.no_till')}</Alert>
      )}
      {form.payout === 'CASH' && openRegisters && openRegisters.length > 0 && (
        <TextField
          select
          required
          label={translate('resources.tradeRequests.fields.register_id')}
          value={form.register_id}
          onChange={({ target }) => change({ register_id: target.value })}
        >
          {openRegisters.map(({ id, name, opened_by_name }) => (
            <MenuItem key={id} value={id}>
              {[name, opened_by_name].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
