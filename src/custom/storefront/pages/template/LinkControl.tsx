import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { RichTextMenu, type RichtextField } from '@puckeditor/core';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { blockSchemas } from '../../../../schemas/storefront/blocks.ts';
import { schemaAt } from '../../../../schemas/storefront/schema.ts';
import { LinkInput } from '../../documentEditor/form/widgets/LinkInput.tsx';
import { flushTyping } from '../../documentEditor/form/useTyping.ts';
import { isWritten } from './isWritten.ts';

export type TextEditor = Parameters<NonNullable<RichtextField['renderMenu']>>[0]['editor'];

const schema = schemaAt(blockSchemas.Button, '/link');

/** Makes a link of the chosen words of a text, changes it or takes it away. */
export function LinkControl({ editor }: { editor: TextEditor }) {
  const translate = useTranslate();
  const [address, setAddress] = useState<string>();
  const current = () => String(editor?.getAttributes('link').href ?? '');
  const apply = (href: string) => {
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (href) chain?.setMark('link', { href }).run();
    else chain?.unsetMark('link').run();
    setAddress(undefined);
  };
  const isWrong = Boolean(address) && !isWritten(schema, address ?? '');
  return (
    <>
      <RichTextMenu.Control
        icon={<LinkIcon />}
        title={translate('staticPages.fields.link')}
        active={editor?.isActive('link')}
        onClick={() => setAddress(current())}
      />
      {address !== undefined && (
        <DialogFrame title={translate('staticPages.fields.link')} onClose={() => setAddress(undefined)}>
          <DialogContent>
            <LinkInput
              id="text-link"
              label={translate('staticPages.fields.link')}
              value={address}
              onChange={(next) => setAddress(next ?? '')}
              error={isWrong}
              helperText={isWrong && translate('validation.link')}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => apply('')} disabled={!current()}>
              {translate('staticPages.editor.unlink')}
            </Button>
            <Button
              variant="contained"
              disabled={isWrong}
              onMouseDown={flushTyping}
              onClick={() => apply(address)}
            >
              {translate('staticPages.editor.apply')}
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
    </>
  );
}
