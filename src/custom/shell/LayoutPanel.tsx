import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRemoveItemsFromStore, useTranslate } from 'react-admin';
import { useThemeMode, type ThemeMode } from '../../theme/useThemeMode.ts';
import { layoutOptions, useLayoutOption, type LayoutOption } from './layoutOptions.ts';

/** The panel of layout options: layout, width, sidebar, top bar and theme. */
export default function LayoutPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  const reset = useRemoveItemsFromStore('shell');
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 340, maxWidth: '100vw' } },
      }}
    >
      <Stack sx={{ p: 2.5, gap: 2.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
            {translate('shell.appearance.title')}
          </Typography>
          <IconButton edge="end" onClick={onClose} aria-label={translate('dialog.close')}>
            <Close />
          </IconButton>
        </Stack>
        <Choices
          name="theme"
          value={mode}
          choices={['light', 'dark']}
          onChange={(value) => setMode(value as ThemeMode)}
        />
        {(Object.keys(layoutOptions) as LayoutOption[]).map((option) => (
          <OptionChoices key={option} option={option} />
        ))}
        <Button variant="outlined" color="inherit" onClick={() => reset()}>
          {translate('shell.appearance.reset')}
        </Button>
      </Stack>
    </Drawer>
  );
}

function OptionChoices({ option }: { option: LayoutOption }) {
  const [value, setValue] = useLayoutOption(option);
  return (
    <Choices
      name={option}
      value={value}
      choices={layoutOptions[option]}
      onChange={(choice) => setValue(choice as typeof value)}
    />
  );
}

interface ChoicesProps {
  name: string;
  value: string;
  choices: readonly string[];
  onChange: (value: string) => void;
}

function Choices({ name, value, choices, onChange }: ChoicesProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate(`shell.appearance.${name}.title`)}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, choice) => onChange(choice)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`shell.appearance.${name}.${choice}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
