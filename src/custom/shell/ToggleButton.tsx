import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ToggleButtonProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** An icon button with a pressed state. */
export function ToggleButton({ label, isOn, onToggle, children }: ToggleButtonProps) {
  return (
    <IconButton title={label} aria-label={label} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </IconButton>
  );
}
