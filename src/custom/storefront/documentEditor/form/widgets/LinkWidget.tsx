import type { WidgetProps } from '@rjsf/utils';
import { LinkInput } from './LinkInput.tsx';
import { useField } from './useField.ts';

export function LinkWidget(props: WidgetProps) {
  const { slotProps, ...field } = useField(props);
  return (
    <LinkInput
      {...field}
      htmlInput={slotProps.htmlInput}
      value={props.value as string | undefined}
      onChange={props.onChange}
      readOnly={props.readonly}
    />
  );
}
