import { eq } from 'drizzle-orm';
import { mailLanguageOf } from '../../../src/schemas/mail/mail.ts';
import { isEstimateEvent } from '../../../src/schemas/messageRules/events.ts';
import type { AppointmentMessage } from '../../../src/schemas/messageRules/appointmentMessages.ts';
import { invalid, notFound } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import { locationOf } from '../../appointments/index.ts';
import { dueTime } from '../../store/index.ts';
import { chooseChannel } from '../channel.ts';
import { checkedText } from '../checkedText.ts';
import { appointmentMessages } from '../tables.ts';
import { fillText, withLink } from '../values.ts';
import { isStillTrue, readBooking, recipientOf } from './facts.ts';
import { enqueueMessage } from './send.ts';
import { valuesOfAppointment } from './values.ts';

/** What was not sent is sent by hand, if it is still true and the customer can be reached. */
export const appointmentMessageHooks: Hooks<AppointmentMessage> = {
  steps: {
    send: async ({ scope, who }, { id, appointment_id, event }, { text }: { text?: string }) => {
      const booking = await readBooking(scope, appointment_id);
      const { about, wanted, language } = appointmentMessages;
      const [row] = await scope.select(
        appointmentMessages,
        { about, wanted, language },
        { where: eq(appointmentMessages.id, id) },
      );
      if (!booking || !row) throw notFound();
      const location = await locationOf(scope, booking);
      if (!(await isStillTrue(scope, { event, about: row.about }, booking, location.timezone)))
        throw invalid([{ path: '', code: 'outdated' }]);
      const { channel, reason } = await chooseChannel(scope, recipientOf(booking), row.wanted);
      if (reason !== null) throw invalid([{ path: '', code: reason }]);
      const due_date = await dueTime(scope, { location });
      await enqueueMessage(scope, { id, due_date, by: who.staff_id });
      const values = await valuesOfAppointment(scope, booking, mailLanguageOf(row.language) ?? 'en');
      const filled = fillText(checkedText(text ?? '', channel, '/text'), values);
      const told = isEstimateEvent(event) ? filled : withLink(filled, undefined);
      return { state: 'WAITING', channel, reason, text: told, due_date };
    },
  },
};
