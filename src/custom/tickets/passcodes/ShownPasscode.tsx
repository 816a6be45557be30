import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { PASSCODE_SHOWN, type Passcode } from '../../../schemas/tickets/passcodes/passcodes.ts';
import { PatternGrid } from './PatternGrid.tsx';

interface ShownPasscodeProps {
  passcode: Passcode;
  onHide: () => void;
}

/** A passcode, until it is hidden: by hand, after a time, or when the tab is left. */
export function ShownPasscode({ passcode: { kind, code }, onHide }: ShownPasscodeProps) {
  const translate = useTranslate();
  useEffect(() => {
    const timer = setTimeout(onHide, PASSCODE_SHOWN);
    const hide = () => document.hidden && onHide();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [onHide]);
  return (
    <Stack role="status" sx={{ gap: 1, alignItems: 'flex-start' }}>
      {kind === 'PATTERN' ? (
        <PatternGrid code={code} />
      ) : (
        <Typography component="code" variant="h2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {code}
        </Typography>
      )}
      <Button autoFocus onClick={onHide}>
        {translate('passcodes.hide')}
      </Button>
      <Typography variant="caption" color="text.secondary">
        {translate('passcodes.hidden_soon')}
      </Typography>
    </Stack>
  );
}
