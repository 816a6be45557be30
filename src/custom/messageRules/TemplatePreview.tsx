import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Picker } from '../../kit/picker/Picker.tsx';
import type { Choice } from '../../kit/picker/useChoices.ts';
import type { SlotProps } from '../../kit/slots.ts';
import { appointments, type Appointment } from '../../schemas/appointments/appointments.ts';
import { messagePlaceholders } from '../../schemas/messageRules/placeholders.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { EmptyInRules } from './EmptyInRules.tsx';
import { FilledTexts } from './FilledTexts.tsx';

const bookings: { filter: Pick<Appointment, 'type'>; label: string }[] = [
  { filter: { type: 'APPOINTMENT' }, label: 'message_rules.preview_appointment' },
  { filter: { type: 'QUOTE' }, label: 'message_rules.preview_quote' },
];

interface Booking {
  label: string;
  choice: Choice;
}

/**
 * The placeholders of a template, which of them stay empty in messages of its rules, and its texts as they would be sent about an appointment or a quote that is picked, or a
 * ticket: the last one unless another is picked.
 */
export default function TemplatePreview(_: SlotProps) {
  const translate = useTranslate();
  const [picked, setPicked] = useState<Choice | null>();
  const [booking, setBooking] = useState<Booking | null>(null);
  const { data: [last = null] = [] } = useGetList<Choice>(tickets.name, {
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const ticket = picked === undefined ? last : picked;
  return (
    <Stack data-wide sx={{ gap: 1.5 }}>
      <FormHelperText sx={{ m: 0 }}>
        {translate('message_rules.placeholders')} {messagePlaceholders.map((name) => `{${name}}`).join(' ')}
      </FormHelperText>
      <EmptyInRules />
      <Picker
        reference={tickets.name}
        label={translate('message_rules.preview')}
        value={ticket}
        onChange={(choice) => {
          setPicked(choice);
          setBooking(null);
        }}
      />
      {bookings.map(({ filter, label }) => (
        <Picker
          key={label}
          reference={appointments.name}
          filter={filter}
          label={translate(label)}
          value={booking?.label === label ? booking.choice : null}
          onChange={(choice) => setBooking(choice && { label, choice })}
        />
      ))}
      {booking ? (
        <FilledTexts about={{ appointmentId: booking.choice.id }} />
      ) : (
        ticket && <FilledTexts about={{ ticketId: ticket.id }} />
      )}
    </Stack>
  );
}
