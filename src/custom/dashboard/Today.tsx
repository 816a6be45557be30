import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { NotificationList } from '../notifications/index.ts';
import { TodayTable } from './TodayTable.tsx';
import { useRefreshOnLiveUpdate } from './useRefreshOnLiveUpdate.ts';

/** Today's appointments and quotes, refreshed by live updates. */
export function Today() {
  const translate = useTranslate();
  useRefreshOnLiveUpdate();
  return (
    <Columns>
      <div className="tables">
        <TodayTable type="APPOINTMENT" />
        <TodayTable type="QUOTE" />
      </div>
      <section aria-labelledby="dashboard-feed">
        <Stack direction="row" sx={{ alignItems: 'center', minHeight: 36, mb: 1 }}>
          <Typography id="dashboard-feed" component="h2" variant="h2" sx={{ flexGrow: 1 }}>
            {translate('inbox.title')}
          </Typography>
          <Link component={RouterLink} to="/notifications">
            {translate('inbox.view_all')}
          </Link>
        </Stack>
        <Card>
          <NotificationList maxHeight={640} />
        </Card>
      </section>
    </Columns>
  );
}

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)',
  gap: spacing(3),
  alignItems: 'start',
  '& .tables': { display: 'grid', gap: spacing(3), minWidth: 0 },
  '& .tables > *': { minWidth: 0 },
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
