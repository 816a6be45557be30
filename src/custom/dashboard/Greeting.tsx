import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useSession } from '../../authProvider/session.ts';
import { longDate } from '../../kit/fields/longDate.ts';
import { TodayCount } from './TodayCount.tsx';
import { useToday } from '../../kit/useToday.ts';

/** Greets the user, with the store, the date and the counts of today. */
export function Greeting() {
  const translate = useTranslate();
  const locale = useLocale();
  const { staff, store } = useSession();
  const today = useToday();
  return (
    <Card
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2, p: 3, mb: 3 }}
    >
      <div style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h1">{translate('dashboard.greeting', { name: staff.first_name })}</Typography>
        <Typography color="text.secondary">
          {store.name} · {longDate(today, locale)}
        </Typography>
      </div>
      <TodayCount type="APPOINTMENT" label="dashboard.appointments_today" />
      <TodayCount type="QUOTE" label="dashboard.quotes_today" />
    </Card>
  );
}
