import { createContext, use, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** Renders an e-mail address; the layout provides a link that opens the composer. */
export const EmailLinkContext = createContext((address: string): ReactElement => (
  <a href={`mailto:${address}`}>{address}</a>
));

/** An e-mail address as a link. */
export function EmailValue({ source }: SlotProps & { source: string }) {
  const linkTo = use(EmailLinkContext);
  const address = useRecordContext()?.[source] as string | null | undefined;
  return address ? linkTo(address) : null;
}
