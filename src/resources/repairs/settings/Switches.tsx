import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { BooleanInput, useTranslate } from 'react-admin';
import type { Part } from './repairSettings.ts';

interface SwitchesProps {
  part: Part;
  keys: string[];
  labelOf: (key: string) => string;
  /** The focus begins at the first one. */
  autoFocus?: boolean;
}

/** A switch for each key of a part. */
export function Switches({ part, keys, labelOf, autoFocus = false }: SwitchesProps) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.5 }}>
        {translate(`resources.repairs.settings.${part}`)}
      </FormLabel>
      {keys.map((key, index) => (
        <BooleanInput
          key={key}
          source={`${part}.${key}`}
          label={labelOf(key)}
          helperText={false}
          autoFocus={autoFocus && index === 0}
        />
      ))}
    </Box>
  );
}
