import { type ReactNode } from 'react';
import { FieldTitle, useResourceContext, useTranslate } from 'react-admin';
import { useController, type FieldError, type UseControllerProps } from 'react-hook-form';
import type { InputProps } from '../../slots.ts';

export interface FieldProps extends InputProps {
  /** A message key or a text; defaults to the property's name. */
  label?: string;
  /** Shown while there is no error; a text may be a message key. */
  helperText?: ReactNode;
  /** The value if the record has none. */
  defaultValue?: unknown;
  /** Validation rules, for forms without a schema. */
  rules?: UseControllerProps['rules'];
}

/** Whether the field belongs to a row of a list: adding a row validates it before anything is typed. */
const isOfRow = (source: string) => /\.\d+\./.test(source);

/** Connects a property to the surrounding form; returns its value and the props of its control. */
export function useField<T>({
  source,
  label,
  readOnly,
  isRequired,
  helperText,
  defaultValue,
  rules,
}: FieldProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { field, fieldState, formState } = useController({ name: source, defaultValue, rules });
  const { ref, name, onBlur } = field;
  // For a list, the error of its first invalid item.
  const isFresh = isOfRow(source) && !field.value && !fieldState.isTouched && !formState.isSubmitted;
  const isWrong = fieldState.invalid && !isFresh;
  const error = isWrong
    ? [fieldState.error as FieldError | FieldError[] | undefined].flat().find(Boolean)
    : undefined;
  return {
    value: field.value as T,
    change: field.onChange as (value: T) => void,
    control: {
      name,
      label: <FieldTitle resource={resource} {...{ source, label, isRequired }} />,
      error: isWrong,
      helperText:
        error?.message ??
        (typeof helperText === 'string' ? translate(helperText, { _: helperText }) : helperText),
      inputRef: ref,
      onBlur,
      disabled: readOnly,
    },
  };
}
