import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Draft } from '../../../kit/form/Draft.tsx';

interface NoticesProps {
  /** Whether carriers issue sample labels. */
  isSample: boolean;
  /** Draft key. */
  draft: string | undefined;
  /** Whether there is nothing left to save. */
  isSaved: RefObject<boolean>;
}

/** Notices above both steps. */
export function Notices({ isSample, draft, isSaved }: NoticesProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, '& > .MuiAlert-root': { mb: 1 } }}>
      {isSample && <Alert severity="info">{translate('shipping.rateBrowser.sample')}</Alert>}
      <Draft resource="rateBrowser" isSaved={isSaved} {...(draft && { id: draft })} />
    </Box>
  );
}
