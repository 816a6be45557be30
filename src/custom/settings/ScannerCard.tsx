import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { scanTarget } from '../../kit/scan/useScanner.ts';
import { plainText } from '../../kit/scan/ScanField.tsx';
import { MAX_PREFIX, useScannerPrefix } from '../../kit/scan/useScannerPrefix.ts';

/** The prefix that this device's scanner types before each code, stored on the device. */
export function ScannerCard() {
  const translate = useTranslate();
  const [prefix, setPrefix] = useScannerPrefix();
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <CardContent>
        <TextField
          label={translate('settings.general.scanner_prefix')}
          helperText={translate('settings.general.scanner_prefix_hint', { most: MAX_PREFIX })}
          value={prefix}
          onChange={({ target }) => setPrefix(target.value.trim().slice(0, MAX_PREFIX))}
          slotProps={{ htmlInput: { ...scanTarget, ...plainText, maxLength: MAX_PREFIX } }}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      </CardContent>
    </Card>
  );
}
