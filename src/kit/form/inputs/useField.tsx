import { type ReactNode } from 'react';
import { FieldTitle, useResourceContext, useTranslate } from 'react-admin';
import { useController, type FieldError, type UseControllerProps } from 'react-hook-form';
import type { InputProps } from '../../slots.ts';

export interface FieldProps extends InputProps {
  /** Instead of the property's name: a message key or a text. */
  label?: string;
  /** Said while nothing is wrong; a text may be a message key. */
  helperText?: ReactNode;
  /** What a record holds that says nothing. */
  defaultValue?: unknown;
  /** What is wrong with it, where the form has no schema. */
  rules?: UseControllerProps['rules'];
}

/** Whether a field belongs to a row of a list: adding one validates it before anything could be typed. */
const isOfRow = (source: string) => /\.\d+\./.test(source);

/** A property as the form around holds it, and what a control shows of it: name, label, error. */
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
  // Of a list, that of its first wrong item.
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
