import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isUnavailable } from '../../../dataProvider/errors.ts';
import { useSendKept } from '../../../kit/kept/useSendKept.ts';
import { useReload } from '../../../kit/useReload.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import { countLost, keptKeys, withAddresses, type SentPhotos } from './keptPhotos.ts';
import { madeUnder } from './madeUnder.ts';
import { codeOf, keepSent, ticketQueue, type UnsentTicket } from './queue.ts';
import { useSendPhoto } from './useSendPhoto.ts';

/** Sends the kept tickets one after the other as soon as there is a connection; says what became of them. */
export default function SendQueued({ staffId }: { staffId: string }) {
  const { create, getOne } = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const reload = useReload(tickets);
  const sendPhoto = useSendPhoto();

  /**
   * Uploads the photos of a kept ticket, and keeps the address of each at once; returns the ticket as it is then, undefined if
   * it no longer waits.
   */
  const sendPhotos = async (entry: UnsentTicket): Promise<UnsentTicket | undefined> => {
    const sent: SentPhotos = new Map();
    let latest: UnsentTicket | undefined = entry;
    for (const key of keptKeys(entry.ticket)) {
      sent.set(key, await sendPhoto(key));
      const current = ticketQueue.findWaiting(staffId, entry.id);
      if (!current) return undefined;
      const lostPhotos = (current.lostPhotos ?? 0) + countLost(current.ticket, sent);
      latest = { ...current, ticket: withAddresses(current.ticket, sent), lostPhotos };
      if (ticketQueue.keep(staffId, latest)) await forgetFiles([key]);
    }
    return latest;
  };
  /** Returns what was made of a kept ticket, now or before, and whether it lacks the passcodes. */
  const make = async ({ id, lacksPasscode, ticket, lostPhotos = 0 }: UnsentTicket) => {
    try {
      const { data } = await create<Ticket>(tickets.name, { data: ticket });
      return { number: data.number, lacksPasscode, lostPhotos };
    } catch (error) {
      const { number } = await madeUnder(id, error, getOne);
      return { number, lacksPasscode: false };
    }
  };
  useSendKept({
    queue: ticketQueue,
    staffId,
    model: tickets,
    send: async (entry) => {
      const ready = await sendPhotos(entry).catch((error: unknown) => {
        // Photos that do not get through do not hold up the others.
        if (isUnavailable(error) && navigator.onLine) return undefined;
        throw error;
      });
      if (!ready) return;
      const made = await make(ready);
      keepSent(staffId, { ...ready, ...made });
      const messageArgs = { number: made.number, code: codeOf(entry.id) };
      notify('intake.offline.sent', { type: 'success', messageArgs });
      reload();
    },
    notTaken: ({ id }) => translate('intake.offline.not_taken', { code: codeOf(id) }),
  });
  return null;
}
