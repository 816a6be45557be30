import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Puck } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BlockList } from './BlockList.tsx';
import { SelectedBlock } from './SelectedBlock.tsx';
import { Outline } from './Outline.tsx';
import { Canvas } from './Canvas.tsx';
import { useCanvasRoles } from './useCanvasRoles.ts';
import { useHistory } from './useEditor.ts';

/** Three columns: available blocks, the page, and the selected block with the outline. */
export function EditorLayout() {
  const translate = useTranslate();
  const text = (key: string) => translate(`staticPages.editor.${key}`);
  const canvas = useCanvasRoles();
  const { back, forward, hasPast, hasFuture } = useHistory();
  return (
    <Columns>
      <Panel
        title={text('blocks')}
        actions={
          <>
            <IconButton size="small" aria-label={text('undo')} disabled={!hasPast} onClick={back}>
              <Undo fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={text('redo')} disabled={!hasFuture} onClick={forward}>
              <Redo fontSize="small" />
            </IconButton>
          </>
        }
      >
        <Typography variant="caption" color="text.secondary">
          {text('add_hint')}
        </Typography>
        <BlockList />
      </Panel>
      <section ref={canvas} className="canvas" aria-label={text('canvas')} tabIndex={-1}>
        <Canvas>
          <Puck.Preview />
        </Canvas>
      </section>
      <div className="side">
        <Panel title={text('properties')}>
          <SelectedBlock />
        </Panel>
        <Panel title={text('outline')}>
          <Outline />
        </Panel>
      </div>
    </Columns>
  );
}

interface PanelProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

const Panel = ({ title, actions, children }: PanelProps) => (
  <Stack component="section" aria-label={title} sx={{ gap: 1 }}>
    <Stack direction="row" sx={{ alignItems: 'center', minHeight: 30 }}>
      <Typography variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {actions}
    </Stack>
    {children}
  </Stack>
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '156px minmax(0, 1fr) 280px',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  '& > .canvas': {
    minHeight: 480,
    maxHeight: 760,
    overflow: 'auto',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& > .side': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(3),
    maxHeight: 760,
    overflow: 'auto',
    '& > *': { flexShrink: 0 },
    '& form': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(1.5),
      paddingTop: 6,
    },
  },
}));
