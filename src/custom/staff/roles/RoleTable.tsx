import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { roleAccess } from '../../../schemas/staff/roles.ts';
import { DeleteRole } from './DeleteRole.tsx';
import { RoleHistory } from './RoleHistory.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import { RightsOverview } from '../RightsOverview.tsx';
import { useRoleName } from '../useRoles.ts';
import type { StoredRole } from '../calls.ts';

interface RoleTableProps {
  roles: StoredRole[];
  onEdit: (role: StoredRole) => void;
  /** Creates a role with the same rights. */
  onDuplicate: (role: StoredRole) => void;
}

/** One row per role, which expands to its rights. */
export function RoleTable({ roles, onEdit, onDuplicate }: RoleTableProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const may = useCan();
  return roles.map((role) => {
    const name = nameOfRole(role.code);
    return (
      <Accordion
        key={role.code}
        variant="outlined"
        disableGutters
        slotProps={{ transition: lazily }}
        sx={row}
      >
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography sx={{ fontWeight: 500, width: { xs: '60%', sm: '35%' } }}>{name}</Typography>
          <Typography
            color="text.secondary"
            variant="body2"
            sx={{ width: '35%', display: { xs: 'none', sm: 'block' }, overflowWrap: 'anywhere' }}
          >
            {role.code}
          </Typography>
          <Typography color="text.secondary" variant="body2">
            {translate('roles.count', { smart_count: role.permissions.length })}
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <RightsOverview rights={role.permissions} />
          {role.demands_second_factor && (
            <Chip size="small" label={translate('roles.demands')} sx={{ mt: 2 }} />
          )}
          <RoleHolders code={role.code} />
          <Box sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {may('update', roleAccess, { ...role }) && (
              <Button
                variant="outlined"
                startIcon={<Edit />}
                aria-label={translate('roles.edit', { name })}
                onClick={() => onEdit(role)}
              >
                {translate('roles.edit_button')}
              </Button>
            )}
            {may('create', roleAccess, { ...role }) && (
              <Button
                color="inherit"
                startIcon={<ContentCopy />}
                aria-label={translate('roles.duplicate', { name })}
                onClick={() => onDuplicate(role)}
              >
                {translate('roles.duplicate_button')}
              </Button>
            )}
            {may('delete', roleAccess, { ...role }) && <DeleteRole code={role.code} name={name} />}
            <RoleHistory role={role} />
          </Box>
        </AccordionDetails>
      </Accordion>
    );
  });
}

/** Collapsed content is not rendered. */
const lazily = { unmountOnExit: true };

/** A single border between two roles. */
const row = { '&:not(:last-of-type)': { borderBottom: 0 }, '&::before': { display: 'none' } };
