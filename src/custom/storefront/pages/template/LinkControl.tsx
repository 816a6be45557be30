import LinkIcon from '@mui/icons-material/Link';
import { RichTextMenu, type RichtextField } from '@puckeditor/core';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LinkDialog } from '../../richText/LinkDialog.tsx';
import { linkOf, setLink } from '../../richText/links.ts';

export type TextEditor = Parameters<NonNullable<RichtextField['renderMenu']>>[0]['editor'];

/** Adds, edits or removes the link of the selected text. */
export function LinkControl({ editor }: { editor: TextEditor }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RichTextMenu.Control
        icon={<LinkIcon />}
        title={translate('richText.link')}
        active={editor?.isActive('link')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LinkDialog
          current={linkOf(editor)}
          onApply={(address) => {
            setLink(editor, address);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
