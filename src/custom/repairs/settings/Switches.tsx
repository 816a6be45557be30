import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { BooleanInput } from '../../../kit/form/inputs/BooleanInput.tsx';
import type { SettingsGroup } from './repairSettings.ts';
import { useIsAnyOn } from './useIsAnyOn.ts';

interface SwitchesProps {
  group: SettingsGroup;
  keys: string[];
  labelOf: (key: string) => string;
  /** Focuses the first switch. */
  autoFocus?: boolean;
  /** The error shown when all switches are off. */
  allOff?: string;
}

/** A switch for each key of a group. */
export function Switches({ group, keys, labelOf, autoFocus = false, allOff }: SwitchesProps) {
  const translate = useTranslate();
  const isAnyOn = useIsAnyOn(group, keys);
  return (
    <Box
      component="fieldset"
      // The focus ring is wider than the switch.
      sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0, '& .MuiSwitch-root': { overflow: 'visible' } }}
    >
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.5 }}>
        {translate(`resources.repairs.settings.${group}`)}
      </FormLabel>
      {keys.map((key, index) => (
        <BooleanInput
          key={key}
          source={`${group}.${key}`}
          label={labelOf(key)}
          autoFocus={autoFocus && index === 0}
        />
      ))}
      {allOff && !isAnyOn && (
        <FormHelperText error role="alert">
          {allOff}
        </FormHelperText>
      )}
    </Box>
  );
}
