import Code from '@mui/icons-material/Code';
import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDebouncedText } from '../documentEditor/form/useDebouncedInput.ts';
import { extensions, isLossless, toStoredHtml } from './markup.ts';
import { Bar, Tool, Tools } from './Tools.tsx';

export interface RichTextProps {
  id: string;
  label: string;
  /** HTML. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  readOnly?: boolean;
  required?: boolean;
  hasError?: boolean;
  /** Ids of elements that describe it. */
  describedBy?: string;
}

/**
 * A rich text editor with headings, lists and links, switchable to HTML. HTML that the editor would not preserve is
 * edited as source.
 */
export default function RichText(props: RichTextProps) {
  const { id, label, required, hasError, readOnly } = props;
  const translate = useTranslate();
  const typing = useDebouncedText(props.value, props.onChange);
  const [isSource, setSource] = useState(false);
  if (!isSource && !isLossless(typing.text)) setSource(true);
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(readOnly && { 'aria-readonly': 'true' }),
    ...(required && { 'aria-required': 'true' }),
    ...(hasError && { 'aria-invalid': 'true' }),
    ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  };
  const toggle = (
    <Tool
      label={translate('richText.source')}
      isOn={isSource}
      onPress={() => setSource(!isSource || !isLossless(typing.text))}
    >
      <Code />
    </Tool>
  );
  return (
    <Frame data-error={hasError} onBlur={typing.leave}>
      <span className="label" aria-hidden>
        {label}
        {required && ' *'}
      </span>
      {isSource ? (
        <Source {...{ typing, attributes, readOnly }}>{toggle}</Source>
      ) : (
        <Words {...{ typing, attributes, readOnly }} before={props.value}>
          {toggle}
        </Words>
      )}
    </Frame>
  );
}

interface EditorProps {
  typing: ReturnType<typeof useDebouncedText>;
  attributes: Record<string, string>;
  readOnly?: boolean;
  /** The button that switches the mode. */
  children: ReactNode;
}

function Words({
  typing: { text, type },
  attributes,
  readOnly = false,
  before,
  children,
}: EditorProps & { before: string | undefined }) {
  const known = useRef({ text, before });
  const editor = useEditor({
    extensions,
    content: text,
    editable: !readOnly,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: now }) => {
      const html = toStoredHtml(now.getHTML(), known.current.before) ?? '';
      known.current.text = html;
      type(html);
    },
  });
  useEffect(() => {
    if (editor.isEditable === readOnly) editor.setEditable(!readOnly, false);
    // The value was changed from outside.
    if (known.current.text !== text) {
      known.current = { text, before };
      editor.commands.setContent(text, { emitUpdate: false });
    }
  });
  return (
    <>
      {!readOnly && <Tools editor={editor}>{children}</Tools>}
      <EditorContent editor={editor} />
    </>
  );
}

function Source({ typing: { text, type }, attributes, readOnly, children }: EditorProps) {
  const translate = useTranslate();
  return (
    <>
      {!readOnly && (
        <Bar>
          <span className="hint">
            {translate(isLossless(text) ? 'richText.source' : 'richText.as_written')}
          </span>
          {children}
        </Bar>
      )}
      <textarea
        {...attributes}
        readOnly={readOnly}
        spellCheck={false}
        rows={6}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '&:focus-within': {
    borderColor: theme.palette.primary.main,
    outline: `1px solid ${theme.palette.primary.main}`,
  },
  '&[data-error=true]': { borderColor: theme.palette.error.main, outlineColor: theme.palette.error.main },
  '& .label': {
    position: 'absolute',
    top: -9,
    left: 10,
    padding: '0 4px',
    fontSize: '0.6875rem',
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
  },
  '& .hint': { ...theme.typography.caption, flexGrow: 1, paddingLeft: 4 },
  '& [role=textbox]': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 72,
    maxHeight: 320,
    overflow: 'auto',
    padding: theme.spacing(1.25, 1.5),
    outline: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& [contenteditable]': {
    '& > :first-of-type': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& p': { margin: '0 0 8px' },
    '& ul, & ol': { margin: '0 0 8px', paddingLeft: 24 },
    '& :is(h1, h2, h3, h4, h5, h6)': { margin: '12px 0 6px', lineHeight: 1.25, color: 'inherit' },
    '& a': { color: theme.palette.primary.main },
    '& blockquote': { margin: '8px 0', paddingLeft: 14, borderLeft: `3px solid ${theme.palette.divider}` },
  },
  '& textarea': {
    border: 0,
    resize: 'vertical',
    background: 'none',
    color: 'inherit',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
}));
