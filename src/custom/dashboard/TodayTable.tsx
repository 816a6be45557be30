import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ListBase, useNotify, useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { ColumnsButton } from '../../kit/list/ColumnsButton.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { Pagination } from '../../kit/list/Pagination.tsx';
import { useColumns } from '../../kit/list/useColumns.ts';
import { appointments } from '../../schemas/appointments/appointments.ts';
import { columns, hidden, phone } from './todayColumns.tsx';
import { todayFilter, type AppointmentType } from './todayFilter.ts';
import { useToday } from '../../kit/useToday.ts';

const pageSize = 10;
const maxHeight = 350;

const sorts = {
  APPOINTMENT: { field: 'selected_start_time', order: 'ASC' },
  QUOTE: { field: 'created_date', order: 'DESC' },
} as const;

const names = { APPOINTMENT: 'appointments', QUOTE: 'quotes' } as const;

/** Today's appointments or quotes, cancelled ones included. A row opens the record's details. */
export function TodayTable({ type }: { type: AppointmentType }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const today = useToday();
  const { location } = useCurrentLocation();
  const chooser = useColumns({
    key: `today.${names[type]}`,
    columns: columns[type],
    hiddenAtFirst: hidden[type],
    label: appointments.label,
  });
  const onError = () => notify('resources.appointments.messages.load_failed', { type: 'error' });
  return (
    <section aria-labelledby={titleId}>
      <ListBase
        resource={appointments.name}
        filter={{ ...todayFilter(type, today, location?.id), include_voided: true }}
        sort={sorts[type]}
        perPage={pageSize}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
        storeKey={false}
        queryOptions={{ onError }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
            {translate(`dashboard.${names[type]}`)}
          </Typography>
          <ColumnsButton model={appointments} chooser={chooser} />
        </Stack>
        <ListTable
          model={appointments}
          columns={chooser.visible}
          chooser={chooser}
          phoneColumns={phone[type]}
          path="/dashboard/appointments"
          readOnlyRows
          maxHeight={maxHeight}
          label={translate(`dashboard.${names[type]}`)}
          empty={<Empty text={translate(`dashboard.none.${names[type]}`)} />}
        />
        <Pagination sizes={[pageSize]} of={translate(`dashboard.${names[type]}`)} />
      </ListBase>
    </section>
  );
}

const Empty = ({ text }: { text: string }) => (
  <Typography
    role="status"
    color="text.secondary"
    sx={{
      p: 4,
      textAlign: 'center',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  >
    {text}
  </Typography>
);
