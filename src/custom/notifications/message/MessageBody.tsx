import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { sanitize } from './sanitize.ts';

/** The sanitized HTML of a message. */
export default function MessageBody({ html }: { html: string }) {
  const translate = useTranslate();
  const clean = useMemo(
    () => sanitize(html, (name) => translate('inbox.image_blocked', { name })),
    [html, translate],
  );
  return <Body dangerouslySetInnerHTML={{ __html: clean }} />;
}

const Body = styled('div')(({ theme: { palette, typography } }) => ({
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& h1, & h2, & h3': { ...typography.h3, margin: '16px 0 8px' },
  '& a': { color: palette.primary.main },
  '& img': { maxWidth: '100%' },
  '& blockquote': {
    margin: '12px 0',
    padding: '2px 14px',
    borderLeft: `3px solid ${palette.divider}`,
    color: palette.text.secondary,
  },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& td, & th': { padding: '4px 10px', border: `1px solid ${palette.divider}`, textAlign: 'left' },
}));
