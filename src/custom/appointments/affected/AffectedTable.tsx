import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { MailLink } from '../../mail/index.ts';
import { customerName, servicesText } from '../details/appointmentTexts.ts';
import { mailPrefill } from '../details/mailPrefill.ts';

interface AffectedTableProps {
  bookings: Appointment[];
  /** Ids of deselected appointments. */
  left: Set<string>;
  /** Reasons of refused changes, by booking id. */
  refused: Map<string, string>;
  onChoose: (left: Set<string>) => void;
}

/** Selectable appointments: time, customer, services and contact data. */
export function AffectedTable({ bookings, left, refused, onChoose }: AffectedTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const set = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onChoose(next);
  };
  const isAll = bookings.every(({ id }) => !left.has(id));
  return (
    <>
      <FormControlLabel
        label={translate('affected.all', { smart_count: bookings.length })}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && bookings.some(({ id }) => !left.has(id))}
            onChange={() => onChoose(new Set(isAll ? bookings.map(({ id }) => id) : []))}
          />
        }
      />
      <List dense disablePadding>
        {bookings.map((booking) => {
          const { id, selected_date, selected_start_time: time, customer_phone, customer_email } = booking;
          const name = customerName(booking, translate);
          const when = [longDate(selected_date, locale), time && clockTime(time, locale)];
          const about = [servicesText(booking, translate), customer_phone && formatPhone(customer_phone)]
            .filter(Boolean)
            .join(' · ');
          return (
            <ListItem key={id} disableGutters alignItems="flex-start">
              <Checkbox
                edge="start"
                checked={!left.has(id)}
                onChange={(_, isChosen) => set(id, isChosen)}
                slotProps={{ input: { 'aria-label': name } }}
              />
              <ListItemText
                primary={[...when, name].filter(Boolean).join(' · ')}
                secondary={
                  refused.get(id) ?? (
                    <>
                      {about}
                      {customer_email && (
                        <>
                          {about && ' · '}
                          <MailLink address={customer_email} prefill={mailPrefill(booking)} />
                        </>
                      )}
                    </>
                  )
                }
                slotProps={{ secondary: { color: refused.has(id) ? 'error' : 'text.secondary' } }}
              />
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
