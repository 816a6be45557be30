import { useRecordContext } from 'react-admin';
import { WrappedText } from '../../../kit/fields/WrappedText.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { shortNote } from './texts.ts';

/** The beginning of the customer's message; an export contains all of it. */
export function NoteValue(_: SlotProps & { source: string }) {
  const note = useRecordContext<ContactRequest>()?.customer_note;
  return note ? <WrappedText text={shortNote(note)} /> : null;
}
