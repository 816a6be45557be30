import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DialogTop } from '../../kit/form/DialogFrame.tsx';
import type { StatusLink } from '../../schemas/statusPages/statusPages.ts';

interface StatusLinkDialogProps {
  link: StatusLink;
  title: string;
  /** What the link is for. */
  text: string;
  onClose: () => void;
}

/** A new link to a page of a ticket, to be scanned, copied or opened; it is not shown again. */
export function StatusLinkDialog({ link, title, text, onClose }: StatusLinkDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const copy = () =>
    navigator.clipboard.writeText(link.address).then(
      () => notify('status_page.copied', { type: 'success' }),
      () => notify('status_page.not_copied', { type: 'error' }),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTop id={titleId} title={title} onClose={onClose} />
      <DialogContent>
        <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
          <Typography variant="body2">{text}</Typography>
          <Box
            component="img"
            src={link.picture}
            alt={translate('status_page.picture')}
            sx={{ width: 220, maxWidth: '100%', borderRadius: 1, backgroundColor: '#fff' }}
          />
          <Link
            href={link.address}
            target="_blank"
            rel="noreferrer"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {link.address}
          </Link>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        <Button variant="contained" onClick={() => void copy()}>
          {translate('status_page.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
