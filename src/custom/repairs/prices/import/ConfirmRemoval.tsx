import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { Choices } from '../choices.ts';
import type { Plan } from '../types.ts';
import { keptOf } from './sheet.ts';

interface ConfirmRemovalProps {
  plan: Plan;
  choices: Choices;
  /** The number of services removed. */
  removed: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** From this share of all services, the user types the number to confirm. */
const largeShare = 0.1;

/** Asks for confirmation before services are removed, with their share and the data lost with them. */
export function ConfirmRemoval({ plan, choices, removed, onConfirm, onCancel }: ConfirmRemovalProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { counts, unchanged, losses } = plan;
  const all = unchanged + counts.update + counts.remove + counts.duplicate;
  const isLarge = removed >= all * largeShare;
  // Accepts any thousands separator.
  const isConfirmed = !isLarge || typed.replaceAll(/[\s.,’']/g, '') === String(removed);
  const lost = (['pictures', 'inactive', 'parts', 'taxes'] as const).map((kind) => ({
    kind,
    smart_count: losses.old[kind] + (choices.removeNewer ? losses.newer[kind] : 0),
  }));
  const duplicates = {
    kind: 'duplicates',
    smart_count: counts.duplicate - keptOf('duplicate', plan, choices),
  };
  const warnings = [duplicates, ...lost].filter(({ smart_count }) => smart_count > 0);
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{translate('priceMatrix.removing.title', { smart_count: removed })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <div id={`${id}text`}>
            <p>{translate('priceMatrix.removing.text', { smart_count: removed })}</p>
            {warnings.map(({ kind, smart_count }) => (
              <p key={kind}>{translate(`priceMatrix.removing.${kind}`, { smart_count })}</p>
            ))}
          </div>
          {isLarge && (
            <>
              <Alert severity="error">
                {translate('priceMatrix.removing.share', {
                  removed: removed.toLocaleString(locale),
                  all: all.toLocaleString(locale),
                  share: (removed / all).toLocaleString(locale, { style: 'percent' }),
                })}
              </Alert>
              <TextField
                label={translate('priceMatrix.removing.type', { smart_count: removed })}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isLarge ? 'error' : 'primary'}
          disabled={!isConfirmed}
          onClick={onConfirm}
        >
          {translate('priceMatrix.removing.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
