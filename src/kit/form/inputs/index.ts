export { ActiveInput } from './ActiveInput.tsx';
export { FirstInput } from './FirstInput.tsx';
export { ImageUpload } from './ImageUpload.tsx';
export { NameInput } from './NameInput.tsx';
export { SlugInput } from './SlugInput.tsx';
export { PermissionMover } from '../../../custom/staff/mover/PermissionMover.tsx';
export { RoleInput } from '../../../custom/staff/RoleInput.tsx';
export { StaffLocationInput } from '../../../custom/staff/StaffLocationInput.tsx';
