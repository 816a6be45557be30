import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { linkPattern } from '../../../schemas/storefront/patterns.ts';
import { flushInput } from '../documentEditor/form/useDebouncedInput.ts';
import { LinkInput } from '../documentEditor/form/widgets/LinkInput.tsx';

const links = new RegExp(linkPattern, 'u');

interface LinkDialogProps {
  /** The URL of the link to edit; empty for a new link. */
  current: string;
  /** Called with the URL. An empty one removes the link. */
  onApply: (address: string) => void;
  onClose: () => void;
}

/** Edits the link of the selected text. */
export function LinkDialog({ current, onApply, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState(current);
  const isWrong = address !== '' && !links.test(address);
  return (
    <DialogFrame title={translate('richText.link')} onClose={onClose}>
      <DialogContent>
        <LinkInput
          id="text-link"
          label={translate('richText.link')}
          value={address}
          onChange={(next) => setAddress(next ?? '')}
          error={isWrong}
          helperText={isWrong && translate('validation.link')}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onApply('')} disabled={!current}>
          {translate('richText.unlink')}
        </Button>
        <Button
          variant="contained"
          disabled={isWrong}
          onMouseDown={flushInput}
          onClick={() => onApply(address)}
        >
          {translate('richText.apply')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
