import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

const DateWidget = getDefaultRegistry().widgets.DateWidget as ComponentType<WidgetProps>;

const isDay = (text: string | undefined) => !text || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A date. A value in another format is shown as text. */
export function DayWidget(props: WidgetProps) {
  return <DateWidget {...props} type={isDay(props.value as string | undefined) ? 'date' : 'text'} />;
}
