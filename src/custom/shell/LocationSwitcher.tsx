import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import { truncate } from './truncate.ts';

/** The current location, as a menu for users who may switch. */
export function LocationSwitcher() {
  const translate = useTranslate();
  const { location, choices, choose } = useCurrentLocation();
  const all = translate('shell.location.all');
  if (choices.length === 0) return location ? <LocationName name={location.location_name} /> : null;
  const name = location?.location_name ?? all;
  return (
    <DropdownMenu
      button={
        <Button
          size="small"
          color="inherit"
          aria-label={translate('shell.location.current', { name })}
          endIcon={<ExpandMore />}
          sx={button}
        >
          <LocationName name={name} />
        </Button>
      }
    >
      <MenuItem selected={!location} onClick={() => choose('all')}>
        {all}
      </MenuItem>
      {choices.map(({ id, location_name }) => (
        <MenuItem key={id} selected={id === location?.id} onClick={() => choose(id)}>
          <Typography noWrap variant="inherit">
            {location_name}
          </Typography>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

function LocationName({ name }: { name: string }) {
  return (
    <Typography component="span" noWrap variant="body2" color="text.secondary" title={name}>
      {truncate(name, 25)}
    </Typography>
  );
}

const button = {
  minWidth: 0,
  maxWidth: '100%',
  minHeight: { xs: 24, md: 34 },
  px: { xs: 0, md: 1 },
  py: 0,
  color: 'text.secondary',
  fontWeight: 400,
  '& .MuiButton-endIcon': { ml: 0.25 },
};
