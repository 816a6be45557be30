import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface ToggleButtonProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** An icon that switches something on and off. */
export function ToggleButton({ label, isOn, onToggle, children }: ToggleButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-pressed={isOn} onClick={onToggle}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
