import { styled } from '@mui/material/styles';
import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { LinkTool } from './LinkTool.tsx';

const links = /^(https?:\/\/|mailto:|tel:)\S+$/i;

/** The formatting that the services keep: no colours, fonts or external content. */
const extensions: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: (url) => links.test(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

interface BodyInputProps {
  source: string;
  /** A message key. */
  label: string;
  readOnly?: boolean;
}

/** Rich-text editor for the body of an email or template, as HTML. */
export default function BodyInput({ source, label, readOnly = false }: BodyInputProps) {
  const translate = useTranslate();
  const name = translate(label);
  const editorOptions = useMemo(
    () => ({
      extensions,
      injectCSS: false,
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name } },
    }),
    [name],
  );
  return (
    <Frame data-wide>
      <RichTextInput
        source={source}
        label={false}
        helperText={false}
        readOnly={readOnly}
        editorOptions={editorOptions}
        toolbar={
          <RichTextInputToolbar size="small">
            <FormatButtons size="small" />
            <ListButtons size="small" />
            <LinkTool />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        }
      />
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  marginTop: 8,
  '& .ra-input, & .ra-input > *, & .ra-input > * > :has(> .ProseMirror)': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
  },
  '& .RaRichTextInput-editorContent': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& .ProseMirror': {
    flex: 1,
    minHeight: 200,
    outlineOffset: -1,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '& blockquote': { margin: '8px 0', paddingLeft: 12, borderLeft: '3px solid currentColor' },
  },
});
