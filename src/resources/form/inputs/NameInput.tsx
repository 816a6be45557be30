import type { ChangeEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { slugOf } from '../../../schemas/slug.ts';
import type { InputProps } from '../SchemaInput.tsx';

/** Typing a name fills the slug and the image's description with it (specification 3 §5). */
export function NameInput({ source = 'name', ...props }: Partial<InputProps>) {
  const { setValue } = useFormContext();
  const fill = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValue('slug', slugOf(target.value), { shouldDirty: true, shouldValidate: true });
    setValue('img_alt', target.value, { shouldDirty: true });
  };
  return (
    <TextInput source={source} autoFocus={!props.readOnly} helperText={false} onChange={fill} {...props} />
  );
}
