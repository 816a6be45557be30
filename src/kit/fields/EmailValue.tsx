import { createContext, use, type ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** What an e-mail address leads to; the frame gives the one that opens its composer. */
export const EmailLinkContext = createContext<ComponentType<{ address: string }>>(PlainLink);

function PlainLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** An e-mail address that one can write to. */
export function EmailValue({ source }: SlotProps & { source: string }) {
  const EmailLink = use(EmailLinkContext);
  const address = useRecordContext()?.[source] as string | null | undefined;
  return address ? <EmailLink address={address} /> : null;
}
