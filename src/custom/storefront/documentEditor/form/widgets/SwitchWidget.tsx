import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { WidgetProps } from '@rjsf/utils';

export function SwitchWidget({ id, label, value, readonly, onChange }: WidgetProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={readonly}
      control={
        <Switch
          id={id}
          size="small"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      sx={{ minHeight: 40, ml: -0.5, gap: 0.5 }}
    />
  );
}
