import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { MailPrefill } from './composer/composerState.ts';
import { useComposer } from './useComposer.ts';

interface MailLinkProps {
  address: string;
  /** Further initial values of the email. */
  prefill?: MailPrefill;
}

/** Minimum target size in list rows (WCAG 2.2, 2.5.8). */
const target = { paddingBlock: 0.5 } as const;

/** An email address that opens the composer; for staff without the right to write, a `mailto:` link. */
export function MailLink({ address, prefill }: MailLinkProps) {
  const translate = useTranslate();
  const { mayWrite, open } = useComposer();
  const href = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  if (!mayWrite)
    return (
      <Link href={href} sx={target}>
        {address}
      </Link>
    );
  return (
    <Link
      href={href}
      sx={target}
      title={translate('mail.write_to', { address })}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        open({ to: [{ address }], ...prefill });
      }}
    >
      {address}
    </Link>
  );
}
