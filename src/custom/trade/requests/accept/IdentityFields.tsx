import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { documentKinds } from '../../../../schemas/trade/states.ts';
import type { AcceptFieldsProps } from './PayoutFields.tsx';

/** The seller's identity as on their ID. */
export function IdentityFields({ form, change, isNeeded }: AcceptFieldsProps & { isNeeded: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {translate(isNeeded ? 'trade.identity.title' : 'trade.identity.title_optional')}
      </Typography>
      <TextField
        select
        label={translate('trade.identity.document_kind')}
        value={form.document_kind}
        onChange={({ target }) => change({ document_kind: target.value })}
      >
        {documentKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`trade.identity.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required={isNeeded}
        label={translate('trade.identity.document_number')}
        value={form.document_number}
        onChange={({ target }) => change({ document_number: target.value })}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <TextField
        required={isNeeded}
        label={translate('trade.identity.name')}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <TextField
        required={isNeeded}
        type="date"
        label={translate('trade.identity.birth_date')}
        value={form.birth_date}
        onChange={({ target }) => change({ birth_date: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('trade.identity.privacy')}
      </Typography>
    </>
  );
}
