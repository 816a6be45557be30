import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { countDifference, differenceValue } from '../../../schemas/inventory/tally.ts';
import { useCanSeeCosts } from '../useCanSeeCosts.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { ApplyFailure } from './ApplyFailure.tsx';
import { CountLines } from './CountLines.tsx';
import type { Counting } from './useCounting.ts';

interface ApplyDialogProps {
  counting: Counting;
  /** In a blind count the differences are first shown here. */
  isBlind: boolean;
  failure: string | undefined;
  problems: ValidationError[];
  isBusy: boolean;
  onApply: (values: { rest_as_zero: boolean }) => void;
  onClose: () => void;
}

/** The effect of applying a count, in figures, and how uncounted items are treated. */
export function ApplyDialog({
  counting,
  isBlind,
  failure,
  problems,
  isBusy,
  onApply,
  onClose,
}: ApplyDialogProps) {
  const translate = useTranslate();
  const cents = useCents();
  const seesCosts = useCanSeeCosts();
  const id = useId();
  const [isZero, setIsZero] = useState(false);
  const { lines, open, pending } = counting;
  const rest = lines.filter(({ counted, expected }) => counted === null && (expected ?? 0) > 0);
  const zeroed = rest.map((line) => ({ ...line, counted: 0 }));
  const changed = [...lines, ...(isZero ? zeroed : [])].filter((line) => countDifference(line) !== 0);
  const sum = (some: typeof changed) => some.reduce((total, line) => total + countDifference(line), 0);
  const worth = (some: typeof changed) => some.reduce((total, line) => total + differenceValue(line), 0);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('counts.apply_title')}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          {failure && <ApplyFailure failure={failure} problems={problems} />}
          {pending.length > 0 && (
            <Alert severity="info">{translate('counts.waiting', { smart_count: pending.length })}</Alert>
          )}
          {open.length > 0 && (
            <Alert severity="warning">
              {translate('counts.apply_unsettled', { smart_count: open.length })}
            </Alert>
          )}
          <span>
            {translate(seesCosts ? 'counts.apply_text' : 'counts.apply_text_plain', {
              more: sum(changed.filter((line) => countDifference(line) > 0)),
              fewer: -sum(changed.filter((line) => countDifference(line) < 0)),
              value: cents(worth(changed)),
            })}
          </span>
          {isBlind && <CountLines lines={lines} />}
          {rest.length > 0 && (
            <FormControl>
              <FormLabel id={`${id}rest`}>
                {translate('counts.rest.label', { smart_count: rest.length })}
              </FormLabel>
              <RadioGroup
                aria-labelledby={`${id}rest`}
                value={isZero ? 'zero' : 'leave'}
                onChange={(_, value) => setIsZero(value === 'zero')}
              >
                <FormControlLabel value="leave" control={<Radio />} label={translate('counts.rest.leave')} />
                <FormControlLabel
                  value="zero"
                  control={<Radio />}
                  label={translate(seesCosts ? 'counts.rest.zero' : 'counts.rest.zero_plain', {
                    pieces: -sum(zeroed),
                    value: cents(worth(zeroed)),
                  })}
                />
              </RadioGroup>
            </FormControl>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('counts.back')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || pending.length > 0}
          onClick={() => onApply({ rest_as_zero: isZero })}
        >
          {translate('counts.apply_yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
