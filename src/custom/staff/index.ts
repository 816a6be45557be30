export { StaffInput } from './StaffInput.tsx';
export { RoleName } from './RoleName.tsx';
export { useRoleName, useRoles } from './useRoles.ts';
