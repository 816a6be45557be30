import Add from '@mui/icons-material/Add';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import { roleAccess } from '../../../schemas/staff/roles.ts';
import { useMayEditRole } from '../useMayEditRole.ts';
import { useRoleName, useRolePermissions, useRoles } from '../useRoles.ts';
import { RoleTable } from './RoleTable.tsx';
import { useDialogParameter } from '../../../kit/useDialogParameter.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';

const RoleDialog = lazyWithPreload(() => import('./RoleDialog.tsx'));

/** The store's roles and their rights (contract 1 §2.7). */
export default function RolesTab() {
  const translate = useTranslate();
  const may = useCan();
  const roles = useRoles();
  const held = useRolePermissions();
  const mayEdit = useMayEditRole();
  const nameOfRole = useRoleName();
  const dialog = useDialogParameter('role', ['role', 'right', 'copy']);
  const retry = () => void Promise.all([roles.refetch(), held.refetch()]);
  const isLoaded = roles.data && held.data;
  const stored = (roles.data ?? []).map((role) => ({ ...role, permissions: held.data?.[role.code] ?? [] }));
  const code = dialog.detail('role');
  const named = (one: string | undefined) => stored.find((role) => role.code === one);
  const copied = named(dialog.detail('copy'));
  const begun = copied && {
    ...copied,
    code: '',
    code_text: translate('roles.copy', { name: nameOfRole(copied.code) }),
  };
  const edited = code === undefined ? begun : named(code);
  const isAllowed = code === undefined ? may('create', roleAccess) : edited && mayEdit(edited);
  return (
    <section>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('roles.title')}
        </Typography>
        <Button component={Link} to="/Access" color="inherit" startIcon={<ManageAccounts />}>
          {translate('access.of_somebody')}
        </Button>
        {may('create', roleAccess) && (
          <Button variant="contained" startIcon={<Add />} onClick={dialog.open}>
            {translate('roles.new')}
          </Button>
        )}
      </Stack>
      {isLoaded && (
        <RoleTable
          roles={stored}
          onEdit={(role) => dialog.openAt({ role: role.code })}
          onDuplicate={(role) => dialog.openAt({ copy: role.code })}
        />
      )}
      {!isLoaded && (roles.isError || held.isError) && <ListLoadError onRetry={retry} />}
      {!isLoaded && !roles.isError && !held.isError && <Skeleton variant="rounded" height={240} />}
      {isLoaded && dialog.isOpen && isAllowed && (
        <LazyBoundary onClose={dialog.close}>
          <RoleDialog key={code} role={edited} right={dialog.detail('right')} onClose={dialog.close} />
        </LazyBoundary>
      )}
    </section>
  );
}
