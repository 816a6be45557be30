import Badge from '@mui/icons-material/BadgeOutlined';
import { staff } from '../schemas/staff/staff.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { RowAction } from '../kit/list/RowAction.tsx';
import { resource } from '../kit/resource.tsx';
import { RoleFilter, StaffLocationFilter } from '../custom/staff/filters.tsx';
import { LocationValue } from '../custom/locations/location.tsx';
import { canResetSecondFactor } from '../custom/staff/canResetSecondFactor.ts';
import { FactorValue, FullName, RightsValue, RoleValue, StaffStatus } from '../custom/staff/values.tsx';

const PermissionTransferList = lazyWithPreload(
  () => import('../custom/staff/permissions/PermissionTransferList.tsx'),
);
const RoleInput = lazyWithPreload(() => import('../custom/staff/RoleInput.tsx'));
const StaffLocationInput = lazyWithPreload(() => import('../custom/staff/StaffLocationInput.tsx'));
const ResetSecondFactorDialog = lazyWithPreload(() => import('../custom/staff/ResetSecondFactorDialog.tsx'));
const ResetPasswordDialog = lazyWithPreload(() => import('../custom/staff/ResetPasswordDialog.tsx'));

export default resource(staff, {
  icon: Badge,
  section: 'administration',
  menuOrder: 2,
  columns: [
    <FullName source="first_name" label="resources.staff.columns.name" />,
    <RoleValue source="role" />,
    'email',
    'phone',
    <LocationValue source="location_id" />,
    <StaffStatus source="status" />,
    <FactorValue source="second_factor_date" label="resources.staff.columns.second_factor" />,
    'created_date',
  ],
  phoneColumns: ['status'],
  filters: [
    'first_name',
    'last_name',
    'email',
    'phone',
    <RoleFilter source="role" />,
    <StaffLocationFilter source="location_id" />,
    'status',
    'only_enabled',
    'created_date',
  ],
  form: [
    'first_name',
    'last_name',
    'email',
    'phone',
    <RoleInput source="role" />,
    <StaffLocationInput source="location_id" />,
    <PermissionTransferList source="permissions" />,
  ],
  formats: [<RightsValue source="permissions" />, <RightsValue source="removed_permissions" />],
  rowActions: [
    <RowAction
      path="reset-password"
      label="resources.staff.row_actions.reset_password"
      isAllowed={({ is_voided }) => !is_voided}
      dialog={<ResetPasswordDialog />}
    />,
    <RowAction
      path="reset-second-factor"
      label="resources.staff.row_actions.reset_factor"
      isAllowed={canResetSecondFactor}
      dialog={<ResetSecondFactorDialog />}
    />,
  ],
  opensReadOnly: true,
  locationFilter: 'location_id',
});
