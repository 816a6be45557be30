import { useRef, type ChangeEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { slugify } from '../../../schemas/slug.ts';
import type { InputProps } from '../../slots.ts';
import { TextInput } from './TextInput.tsx';

const maxAltLength = 200;

/**
 * Derives the image description and, for a new record, the slug from the name (contract 3 §5), as long as they have not
 * been edited. A stored slug is kept, as links use it.
 */
export default function NameInput({ source = 'name', ...props }: Partial<InputProps>) {
  const { setValue, getValues } = useFormContext();
  const isNew = !useRecordContext();
  const before = useRef<string>(undefined);
  const fill = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { slug, img_alt } = getValues() as { slug?: string | null; img_alt?: string | null };
    const name = before.current ?? '';
    if (isNew && (slug ?? '') === slugify(name)) {
      setValue('slug', slugify(target.value), { shouldDirty: true, shouldValidate: true });
    }
    if ((img_alt ?? '') === name.slice(0, maxAltLength)) {
      setValue('img_alt', target.value.slice(0, maxAltLength), { shouldDirty: true });
    }
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
