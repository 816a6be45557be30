import Lock from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Tune from '@mui/icons-material/Tune';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lock } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import { RoleName } from '../staff/index.ts';

const LayoutPanel = lazyWithPreload(() => import('./LayoutPanel.tsx'));

export function UserMenu() {
  const translate = useTranslate();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { id, first_name, last_name, email, role } = useSession().staff;
  const name = `${first_name} ${last_name}`;
  return (
    <>
      <DropdownMenu
        button={
          <IconButton aria-label={translate('shell.account', { name })}>
            <Avatar sx={avatar} aria-hidden>
              {`${first_name.charAt(0)}${last_name.charAt(0)}`}
            </Avatar>
          </IconButton>
        }
      >
        <MenuItem disabled sx={{ display: 'block', maxWidth: 280 }}>
          <Typography noWrap sx={{ fontWeight: 600, color: 'text.primary' }}>
            {name}
          </Typography>
          <Typography noWrap variant="body2" color="text.secondary">
            {email}
          </Typography>
          <Typography noWrap variant="caption" color="text.secondary">
            <RoleName code={role} />
          </Typography>
        </MenuItem>
        <Divider />
        <MenuItem component={Link} to="/profile">
          <ListItemIcon>
            <Person fontSize="small" />
          </ListItemIcon>
          {translate('account.profile.title')}
        </MenuItem>
        <MenuItem onClick={() => setPanelOpen(true)}>
          <ListItemIcon>
            <Tune fontSize="small" />
          </ListItemIcon>
          {translate('shell.appearance.title')}
        </MenuItem>
        <MenuItem onClick={() => lock(id)}>
          <ListItemIcon>
            <Lock fontSize="small" />
          </ListItemIcon>
          {translate('account.lock.action')}
        </MenuItem>
        <MenuItem component={Link} to="/logout">
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('shell.logout')}
        </MenuItem>
      </DropdownMenu>
      {isPanelOpen && (
        <LazyBoundary onClose={() => setPanelOpen(false)}>
          <LayoutPanel onClose={() => setPanelOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}

const avatar = {
  width: 28,
  height: 28,
  fontSize: '0.75rem',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
