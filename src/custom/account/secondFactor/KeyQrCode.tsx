import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { NewKey } from '../../../schemas/account/secondFactorState.ts';

/** The key of a new authenticator: as a QR code, as a link to an app on this phone, and as text. */
export function KeyQrCode({ newKey: { key, address, picture } }: { newKey: NewKey }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1.5, mb: 2 }}>
      <Typography variant="body2">{translate('account.factor.scan')}</Typography>
      <Box
        component="img"
        src={picture}
        alt={translate('account.factor.picture')}
        sx={{ alignSelf: 'center', width: 200, maxWidth: '100%', borderRadius: 1, backgroundColor: '#fff' }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('account.factor.type')}
      </Typography>
      <Typography component="code" data-testid="factor-key" sx={code}>
        {key.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <Link href={address} variant="body2">
        {translate('account.factor.open')}
      </Link>
    </Stack>
  );
}

const code = {
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
