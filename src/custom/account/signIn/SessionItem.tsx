import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import type { SessionRecord } from '../../../schemas/account/session.ts';

interface SessionItemProps {
  session: SessionRecord;
  isBusy: boolean;
  onEnd: () => void;
}

/** A session: device, location and start. */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { browser, system, address, signed_in_date, last_seen_date, is_current } = session;
  const device =
    browser && system
      ? translate('account.sessions.device', { browser, system })
      : (browser ?? system ?? translate('account.sessions.unknown'));
  const since = longMoment(signed_in_date, locale, timezone);
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 550 }}>{device}</Typography>
          {is_current && <Chip size="small" color="success" label={translate('account.sessions.current')} />}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {translate('account.sessions.since', { since })}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          title={longMoment(last_seen_date, locale, timezone)}
        >
          {translate('account.sessions.seen', {
            seen: timeSince(last_seen_date, locale),
            address: address ?? '',
          })}
        </Typography>
      </Stack>
      {!is_current && (
        <Button
          color="inherit"
          disabled={isBusy}
          aria-label={translate('account.sessions.end_device', { device })}
          onClick={onEnd}
        >
          {translate('account.sessions.end')}
        </Button>
      )}
    </Stack>
  );
}
