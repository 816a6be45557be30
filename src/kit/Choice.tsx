import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A native select outside a form; its children are <option>s. */
export const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <TextField
    select
    fullWidth
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
);
