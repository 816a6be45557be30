import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { sanitize } from '../../kit/sanitize.ts';

const rules = {
  links: /^(https?:\/\/|mailto:|tel:)/i,
  pictures: /^data:image\/(png|jpeg|gif|webp);base64,/,
  describe: (name: string) => name,
};

/** The sanitized HTML of an email. */
export function MailMarkup({ html }: { html: string }) {
  const clean = useMemo(() => sanitize(html, rules), [html]);
  return <Markup dangerouslySetInnerHTML={{ __html: clean }} />;
}

const Markup = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& p': { margin: '0 0 8px' },
  '& a': { color: theme.palette.primary.main },
  '& img': { maxWidth: '100%' },
}));
