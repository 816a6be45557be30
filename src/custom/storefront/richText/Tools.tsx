import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LinkDialog } from './LinkDialog.tsx';
import { linkOf, setLink } from './links.ts';

const levels = [1, 2, 3, 4] as const;

const tools: [name: string, icon: ReactNode, act: (chain: ChainedCommands) => ChainedCommands][] = [
  ['bold', <FormatBold key="b" />, (chain) => chain.toggleBold()],
  ['italic', <FormatItalic key="i" />, (chain) => chain.toggleItalic()],
  ['underline', <FormatUnderlined key="u" />, (chain) => chain.toggleUnderline()],
  ['bulletList', <FormatListBulleted key="ul" />, (chain) => chain.toggleBulletList()],
  ['orderedList', <FormatListNumbered key="ol" />, (chain) => chain.toggleOrderedList()],
  ['blockquote', <FormatQuote key="q" />, (chain) => chain.toggleBlockquote()],
];

/** The formatting toolbar. */
export function Tools({ editor, children }: { editor: Editor; children: ReactNode }) {
  const translate = useTranslate();
  const [isLinking, setLinking] = useState(false);
  const { active, level } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...tools.map(([name]) => name), 'link'].filter((name) => now.isActive(name)),
      level: levels.find((one) => now.isActive('heading', { level: one })) ?? 0,
    }),
  });
  const isActive = (name: string) => active.includes(name);
  const setLevel = (chosen: number) => {
    const found = levels.find((one) => one === chosen);
    const chain = editor.chain().focus();
    (found ? chain.setHeading({ level: found }) : chain.setParagraph()).run();
  };
  return (
    <Bar role="toolbar" aria-label={translate('richText.tools')}>
      <select
        aria-label={translate('richText.level')}
        value={level}
        onChange={({ target }) => setLevel(Number(target.value))}
      >
        <option value={0}>{translate('richText.paragraph')}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {translate('richText.heading', { level: one })}
          </option>
        ))}
      </select>
      {tools.map(([name, icon, act]) => (
        <Tool
          key={name}
          label={translate(`richText.${name}`)}
          isOn={isActive(name)}
          onPress={() => act(editor.chain().focus()).run()}
        >
          {icon}
        </Tool>
      ))}
      <Tool label={translate('richText.link')} isOn={isActive('link')} onPress={() => setLinking(true)}>
        <LinkIcon />
      </Tool>
      {children}
      {isLinking && (
        <LinkDialog
          current={linkOf(editor)}
          onApply={(address) => {
            setLink(editor, address);
            setLinking(false);
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </Bar>
  );
}

interface ToolProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

export const Tool = ({ label, isOn, onPress, children }: ToolProps) => (
  <ToggleButton
    size="small"
    value={label}
    selected={isOn}
    aria-label={label}
    title={label}
    // Keeps the selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </ToggleButton>
);

export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: theme.spacing(1, 0.75, 0.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& button': { border: 0, padding: 5, minWidth: 30, minHeight: 30 },
  '& svg': { fontSize: '1.125rem' },
  '& select': {
    ...theme.typography.body2,
    minHeight: 30,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: theme.palette.background.paper,
    color: 'inherit',
  },
}));
