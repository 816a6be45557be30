import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { startTransition } from 'react';
import { useTranslate } from 'react-admin';
import { useThemeMode } from '../../theme/useThemeMode.ts';
import { ToggleButton } from './ToggleButton.tsx';

export function DarkModeToggle() {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  const isDark = mode === 'dark';
  return (
    <ToggleButton
      label={translate('shell.dark_mode')}
      isOn={isDark}
      onToggle={() => startTransition(() => setMode(isDark ? 'light' : 'dark'))}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </ToggleButton>
  );
}
