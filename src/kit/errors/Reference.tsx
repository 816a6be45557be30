import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { recentFailure } from '../../dataProvider/failures.ts';

/** By which number the services' log knows what has just failed, where one of them failed; to be copied. */
export function Reference() {
  const translate = useTranslate();
  const [reference] = useState(recentFailure);
  if (!reference) return null;
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      {translate('errors.reference')} <Box sx={{ display: 'inline', userSelect: 'all' }}>{reference}</Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('errors.copy_reference')}
        onClick={() => void navigator.clipboard.writeText(reference).catch(() => undefined)}
        sx={{ ml: 0.5, p: 0.5 }}
      >
        <ContentCopy sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
}
