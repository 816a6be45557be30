import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Puck } from '@puckeditor/core';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useSelectedBlock, useEditor } from './useEditor.ts';

/** The selected block: its actions, also by keyboard, and its properties. */
export function SelectedBlock() {
  const translate = useTranslate();
  const chosen = useSelectedBlock();
  const { move, canMove, duplicate, remove } = useEditor();
  if (!chosen) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('staticPages.editor.nothing')}
      </Typography>
    );
  }
  const actions: [
    name: string,
    icon: ComponentType<{ fontSize: 'small' }>,
    act: () => void,
    isOff?: boolean,
  ][] = [
    ['move_up', ArrowUpward, () => move(-1), !canMove(-1)],
    ['move_down', ArrowDownward, () => move(1), !canMove(1)],
    ['duplicate', ContentCopy, duplicate],
    ['remove', Delete, remove],
  ];
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {translate(`staticPages.blocks.${chosen.type}`, { _: chosen.type })}
        </Typography>
        {actions.map(([name, Icon, act, isOff = false]) => {
          const label = translate(`staticPages.editor.${name}`);
          return (
            <Tooltip key={name} title={label}>
              <span>
                <IconButton size="small" aria-label={label} disabled={isOff} onClick={act}>
                  <Icon fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          );
        })}
      </Stack>
      <Puck.Fields wrapFields={false} />
    </>
  );
}
