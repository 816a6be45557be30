import Crop169 from '@mui/icons-material/Crop169Outlined';
import Code from '@mui/icons-material/Code';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Notes from '@mui/icons-material/Notes';
import SpaceBar from '@mui/icons-material/SpaceBar';
import Title from '@mui/icons-material/Title';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { Drawer } from '@puckeditor/core';
import { useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { blockTypes, type BlockType } from '../../../../schemas/storefront/template.ts';
import { useEditor } from './useEditor.ts';

const icons: Record<BlockType, ComponentType> = {
  Row: ViewColumn,
  Heading: Title,
  Text: Notes,
  Image: ImageIcon,
  Button: Crop169,
  Spacer: SpaceBar,
  Divider: HorizontalRule,
  Html: Code,
};

/** The available blocks. Drag one onto the page, or click to insert it after the selection. */
export function BlockList() {
  const translate = useTranslate();
  const { add } = useEditor();
  const [added, setAdded] = useState('');
  const nameOf = (type: BlockType) => translate(`staticPages.blocks.${type}`);
  const press = (type: BlockType) => {
    add(type);
    setAdded(translate('staticPages.editor.added', { block: nameOf(type) }));
  };
  return (
    <List>
      <Drawer>
        {blockTypes.map((type) => {
          const Icon = icons[type];
          return (
            <div
              key={type}
              role="presentation"
              onClick={() => press(type)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                press(type);
              }}
            >
              <Drawer.Item name={type} label={nameOf(type)}>
                {() => (
                  <span className="block" data-block={type}>
                    <Icon />
                    {nameOf(type)}
                  </span>
                )}
              </Drawer.Item>
            </div>
          );
        })}
      </Drawer>
      <span role="status" className="visually-hidden">
        {added}
      </span>
    </List>
  );
}

const List = styled('div')(({ theme: { palette, shape, breakpoints } }) => ({
  position: 'relative',
  '& [class*=_Drawer_]': {
    display: 'grid',
    gap: 6,
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    [breakpoints.up('lg')]: { gridTemplateColumns: '1fr' },
  },
  '& .block': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 10px',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.background.paper,
    color: palette.text.primary,
    fontSize: '0.8125rem',
    fontWeight: 500,
    cursor: 'grab',
    '& svg': { fontSize: 18, color: palette.text.secondary },
    '&:hover': { background: palette.action.hover },
  },
}));
