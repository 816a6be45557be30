export { ActiveInput } from './ActiveInput.tsx';
export { FirstInput } from './FirstInput.tsx';
export { ImageUpload } from './ImageUpload.tsx';
export { NameInput } from './NameInput.tsx';
export { PermissionMover } from '../../staff/mover/PermissionMover.tsx';
export { RoleInput } from './RoleInput.tsx';
export { StaffLocationInput } from './StaffLocationInput.tsx';
