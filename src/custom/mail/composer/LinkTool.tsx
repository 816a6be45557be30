import InsertLink from '@mui/icons-material/InsertLink';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Links the selected text; replaces the library's tool, which uses `window.prompt`. */
export function LinkTool() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now?.isActive('link') ?? false });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [address, setAddress] = useState('');
  const close = () => setAnchor(undefined);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = /^[\w.-]+\.[a-z]{2,}/i.test(address) ? `https://${address}` : address;
    const chain = editor.chain().focus().extendMarkRange('link');
    (href ? chain.setLink({ href }) : chain.unsetLink()).run();
    close();
  };
  const label = translate('mail.link');
  return (
    <>
      <ToggleButton
        size="small"
        value="link"
        selected={isActive ?? false}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          setAddress(String(editor.getAttributes('link').href ?? ''));
          setAnchor(currentTarget);
        }}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        >
          <form onSubmit={apply} style={{ display: 'flex', gap: 8, padding: 12 }}>
            <TextField
              autoFocus
              label={label}
              value={address}
              placeholder="https://"
              onChange={({ target }) => setAddress(target.value)}
            />
            <Button type="submit">{translate('mail.apply')}</Button>
          </form>
        </Popover>
      )}
    </>
  );
}
