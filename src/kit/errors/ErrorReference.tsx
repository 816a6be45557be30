import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { recentFailureId } from '../../dataProvider/failures.ts';

/** By which number the services' log knows what has just failed, where one of them failed; to be copied. */
export function ErrorReference() {
  const translate = useTranslate();
  const [reference] = useState(recentFailureId);
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  if (!reference) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Browsers give it to secure pages only: it is marked, to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      {translate('errors.reference')}{' '}
      <Box component="span" ref={text} sx={{ userSelect: 'all' }}>
        {reference}
      </Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('errors.copy_reference')}
        onClick={() => void copy()}
        sx={{ ml: 0.5, p: 0.5 }}
      >
        {isCopied ? <Check sx={{ fontSize: 14 }} /> : <ContentCopy sx={{ fontSize: 14 }} />}
      </IconButton>
      {isCopied && translate('errors.copied')}
    </Box>
  );
}
