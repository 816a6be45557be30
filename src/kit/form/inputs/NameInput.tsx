import { useRef, type ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { slugOf } from '../../../schemas/slug.ts';
import type { InputProps } from '../../slots.ts';
import { TextInput } from './TextInput.tsx';

const maxAltLength = 200;

/**
 * Typing a name fills the image's description with it, and the slug (contract 3 §5) as long as the slug is
 * still what the name gave: one that was typed by hand stays.
 */
export default function NameInput({ source = 'name', ...props }: Partial<InputProps>) {
  const { setValue, getValues } = useFormContext();
  const before = useRef<string>(undefined);
  const fill = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const slug = (getValues('slug') as string | null) ?? '';
    if (slug === slugOf(before.current ?? '')) {
      setValue('slug', slugOf(target.value), { shouldDirty: true, shouldValidate: true });
    }
    setValue('img_alt', target.value.slice(0, maxAltLength), { shouldDirty: true });
    before.current = target.value;
  };
  return (
    <TextInput
      source={source}
      onFocus={() => {
        before.current ??= (getValues(source) as string | null) ?? '';
      }}
      onChange={fill}
      {...props}
    />
  );
}
