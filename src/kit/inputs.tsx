import { createContext, use } from 'react';
import type { SlotProps } from './slots.ts';
import type * as FormInputs from './form/inputs/index.ts';

/** The inputs themselves come with the first dialog; a declaration only names them. */
export const InputsContext = createContext<typeof FormInputs | undefined>(undefined);

const input = (name: keyof typeof FormInputs) =>
  function Input(props: SlotProps) {
    const Component = use(InputsContext)?.[name];
    return Component ? <Component {...props} /> : null;
  };

export const ActiveInput = input('ActiveInput');
export const FirstInput = input('FirstInput');
export const ImageUpload = input('ImageUpload');
export const NameInput = input('NameInput');
export const PermissionMover = input('PermissionMover');
export const RoleInput = input('RoleInput');
export const SlugInput = input('SlugInput');
export const StaffLocationInput = input('StaffLocationInput');
