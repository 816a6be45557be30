export { useRoleName, useRoles } from './useRoles.ts';
