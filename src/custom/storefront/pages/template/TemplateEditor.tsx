import '@puckeditor/core/no-external.css';
import { styled } from '@mui/material/styles';
import { Puck } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { withDocumentId, type Template } from '../../../../schemas/storefront/template.ts';
import { templateConfig } from './config.tsx';
import { dictionaryOf } from './dictionary.ts';
import { fieldTypes } from './fieldTypes.tsx';
import { puckColors } from './puckColors.ts';
import { EditorLayout } from './EditorLayout.tsx';

interface TemplateEditorProps {
  value: Template;
  onChange: (value: Template) => void;
}

const iframe = { enabled: false };
const overrides = { fieldTypes };

/**
 * The visual editor of a page's content: blocks are dragged, or added and moved by keyboard. Uncontrolled: pass another
 * key to load another template.
 */
export default function TemplateEditor({ value, onChange }: TemplateEditorProps) {
  const translate = useTranslate();
  const [opened] = useState(value);
  const config = useMemo(() => templateConfig(translate), [translate]);
  const dictionary = useMemo(() => dictionaryOf(translate), [translate]);
  return (
    <Frame>
      <Puck
        config={config}
        data={opened}
        dictionary={dictionary}
        iframe={iframe}
        overrides={overrides}
        height="auto"
        onChange={(data) => onChange(withDocumentId(data))}
      >
        <EditorLayout />
      </Puck>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  ...puckColors(theme),
  '& .MuiInputBase-input': { boxSizing: 'content-box' },
}));
