import { createContext, use, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** Draws an e-mail address as a link; the frame gives one that opens its composer. */
export const EmailLinkContext = createContext((address: string): ReactElement => (
  <a href={`mailto:${address}`}>{address}</a>
));

/** An e-mail address that one can write to. */
export function EmailValue({ source }: SlotProps & { source: string }) {
  const linkTo = use(EmailLinkContext);
  const address = useRecordContext()?.[source] as string | null | undefined;
  return address ? linkTo(address) : null;
}
