import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../slots.ts';
import { TextInput } from './TextInput.tsx';

/** Slug input; warns what follows from changing a stored slug. */
export default function SlugInput({ source = 'slug', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const stored = useRecordContext()?.[source] as string | undefined;
  const typed = useWatch({ name: source }) as string | null | undefined;
  const isChanged = Boolean(stored) && typed !== stored;
  return (
    <TextInput
      source={source}
      helperText={isChanged && translate('dialog.slug_changed', { slug: stored })}
      {...props}
    />
  );
}
