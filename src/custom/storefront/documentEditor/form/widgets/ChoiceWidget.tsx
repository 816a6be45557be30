import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { iconOf } from '../../../icons.tsx';
import { flagIcons } from './flagIcons.tsx';
import { useField } from './useField.ts';

/** Selects an enum value, with its icon if it has one. An unknown stored value is kept. */
export function ChoiceWidget(props: WidgetProps) {
  const { value, schema, options, readonly, required, onChange } = props;
  const { slotProps, ...field } = useField(props);
  const known = (options.enumOptions ?? []).map((one) => ({ value: String(one.value), label: one.label }));
  const isUnknown = value !== undefined && !known.some((one) => one.value === value);
  const choices = isUnknown ? [...known, { value: String(value), label: String(value) }] : known;
  return (
    <TextField
      {...field}
      select
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{
        select: {
          readOnly: readonly,
          SelectDisplayProps: { 'aria-describedby': slotProps.htmlInput['aria-describedby'] },
        },
      }}
    >
      {!required && <MenuItem value="">—</MenuItem>}
      {choices.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          <Words {...one} format={schema.format} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function Words({ value, label, format }: { value: string; label: string; format?: string }) {
  const icon = format === 'icon' ? iconOf(value) : format === 'flag' && flagIcons[value];
  return (
    <Box component="span" sx={words}>
      {icon}
      {label}
    </Box>
  );
}

const words = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  verticalAlign: 'top',
  '& svg': { fontSize: '1.125rem', color: 'text.secondary' },
} as const;
