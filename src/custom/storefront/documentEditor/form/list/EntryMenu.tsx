import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListActions } from './useList.ts';

interface EntryMenuProps {
  name: string;
  index: number;
  count: number;
  isFull: boolean;
  actions: ListActions;
}

/** The actions on an entry. */
export function EntryMenu({ name, index, count, isFull, actions }: EntryMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const items = [
    {
      key: 'move_up',
      icon: <ArrowUpward />,
      disabled: index === 0,
      act: () => actions.move(index, index - 1),
    },
    {
      key: 'move_down',
      icon: <ArrowDownward />,
      disabled: index === count - 1,
      act: () => actions.move(index, index + 1),
    },
    { key: 'duplicate', icon: <ContentCopy />, disabled: isFull, act: () => actions.duplicate(index) },
    { key: 'remove', icon: <Delete />, disabled: false, act: () => actions.remove(index) },
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('list.actions_of', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {items.map(({ key, icon, disabled, act }) => (
            <MenuItem
              key={key}
              disabled={disabled}
              onClick={() => {
                close();
                act();
              }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              {translate(`storefront.list.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
