import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Picker } from '../../kit/picker/Picker.tsx';
import type { Choice } from '../../kit/picker/useChoices.ts';
import type { SlotProps } from '../../kit/slots.ts';
import { appointments } from '../../schemas/appointments/appointments.ts';
import { messagePlaceholders } from '../../schemas/messageRules/placeholders.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { FilledTexts } from './FilledTexts.tsx';

/**
 * The placeholders of a template, and its texts as they would be sent about an appointment that is picked, or a ticket: the
 * last one unless another is picked.
 */
export default function TemplatePreview(_: SlotProps) {
  const translate = useTranslate();
  const [picked, setPicked] = useState<Choice | null>();
  const [appointment, setAppointment] = useState<Choice | null>(null);
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
      <Picker
        reference={tickets.name}
        label={translate('message_rules.preview')}
        value={ticket}
        onChange={(choice) => {
          setPicked(choice);
          setAppointment(null);
        }}
      />
      <Picker
        reference={appointments.name}
        label={translate('message_rules.preview_appointment')}
        value={appointment}
        onChange={setAppointment}
      />
      {appointment ? (
        <FilledTexts about={{ appointmentId: appointment.id }} />
      ) : (
        ticket && <FilledTexts about={{ ticketId: ticket.id }} />
      )}
    </Stack>
  );
}
