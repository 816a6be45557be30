import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { recentFailureId } from '../../dataProvider/failures.ts';

/** The log id of the failure, if a service reported one, with a copy button. */
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
      // The clipboard needs a secure context; otherwise select the text for manual copying.
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
