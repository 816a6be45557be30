import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { LoadFailed } from '../../../kit/list/LoadFailed.tsx';
import { roleAccess } from '../../../schemas/staff/roles.ts';
import { useRolePermissions, useRoles } from '../useRoles.ts';
import type { StoredRole } from '../calls.ts';
import { RoleTable } from './RoleTable.tsx';
import { useDialogParameter } from '../../../kit/useDialogParameter.ts';
import { late } from '../../../kit/late.ts';
import { WhenLoaded } from '../../../kit/WhenLoaded.tsx';

const RoleDialog = late(() => import('./RoleDialog.tsx'));

/** The store's roles with what they may do (contract 1 §2.7). */
export default function RolesTab() {
  const translate = useTranslate();
  const may = useCan();
  const roles = useRoles();
  const held = useRolePermissions();
  const dialog = useDialogParameter('role');
  const [edited, setEdited] = useState<StoredRole>();
  const open = (role?: StoredRole) => {
    setEdited(role);
    dialog.open();
  };
  const retry = () => void Promise.all([roles.refetch(), held.refetch()]);
  const isLoaded = roles.data && held.data;
  return (
    <section>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('roles.title')}
        </Typography>
        {may('create', roleAccess) && (
          <Button variant="contained" startIcon={<Add />} onClick={() => open()}>
            {translate('roles.new')}
          </Button>
        )}
      </Stack>
      {isLoaded && (
        <RoleTable
          roles={roles.data.map((role) => ({ ...role, permissions: held.data[role.code] ?? [] }))}
          onEdit={open}
          onDuplicate={open}
        />
      )}
      {!isLoaded && (roles.isError || held.isError) && <LoadFailed onRetry={retry} />}
      {!isLoaded && !roles.isError && !held.isError && <Skeleton variant="rounded" height={240} />}
      {isLoaded && dialog.isOpen && (
        <WhenLoaded onClose={dialog.close}>
          <RoleDialog role={edited} onClose={dialog.close} />
        </WhenLoaded>
      )}
    </section>
  );
}
