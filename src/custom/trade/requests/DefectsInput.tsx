import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useField } from '../../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import type { Deduction } from '../../../schemas/trade/terms.ts';
import { useAmounts } from '../useAmounts.ts';
import { useTerms } from './useTerms.ts';

/** Checkboxes for the defects of the price list; hidden once an offer is made, which lists them. */
export default function DefectsInput({ source = 'defect_ids', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const id = useId();
  const { deductionText, nameOf } = useAmounts();
  const { value, change, control } = useField<string[] | null>({ ...props, source });
  const { terms, isOpen } = useTerms();
  if (!isOpen) return null;
  const chosen = new Set(value ?? []);
  const toggle = (defect: Deduction) => {
    const others = (value ?? []).filter((one) => one !== defect.id);
    change(chosen.has(defect.id) ? others : [...others, defect.id]);
  };
  return (
    <div role="group" data-wide aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mt: 0.5, mb: 0.5 }}>
        {control.label}
      </Typography>
      {terms?.deductions.length ? (
        <Boxes>
          {terms.deductions.map((defect) => (
            <FormControlLabel
              key={defect.id}
              disabled={control.disabled}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(defect.id)}
                  onChange={() => toggle(defect)}
                  onBlur={control.onBlur}
                />
              }
              label={
                <>
                  {nameOf(defect)} <small>{deductionText(defect)}</small>
                </>
              }
            />
          ))}
        </Boxes>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(terms ? 'trade.request.no_defects' : 'trade.request.device_first')}
        </Typography>
      )}
      {control.error && <FormHelperText error>{control.helperText}</FormHelperText>}
    </div>
  );
}

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  '& small': { color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
}));
