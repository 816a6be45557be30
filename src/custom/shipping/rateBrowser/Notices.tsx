import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Draft } from '../../../kit/form/Draft.tsx';

interface NoticesProps {
  /** The carriers only try the product. */
  isSample: boolean;
  /** Names the draft. */
  draft: string | undefined;
  /** There is nothing left to save. */
  isSaved: RefObject<boolean>;
}

/** What stands above both steps. */
export function Notices({ isSample, draft, isSaved }: NoticesProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, '& > .MuiAlert-root': { mb: 1 } }}>
      {isSample && <Alert severity="info">{translate('shipping.rateBrowser.sample')}</Alert>}
      <Draft resource="rateBrowser" isSaved={isSaved} {...(draft && { id: draft })} />
    </Box>
  );
}
