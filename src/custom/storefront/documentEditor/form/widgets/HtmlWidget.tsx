import Skeleton from '@mui/material/Skeleton';
import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { useField } from './useField.ts';

const RichText = lazy(() => import('../../../richText/RichText.tsx'));

/** Rich text. */
export function HtmlWidget(props: WidgetProps) {
  const { id, label, value, onChange, readonly, required } = props;
  const { error, slotProps } = useField(props);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={116} />}>
      <RichText
        {...{ id, label, onChange, required }}
        value={value as string | undefined}
        readOnly={readonly}
        hasError={error}
        describedBy={slotProps.htmlInput['aria-describedby']}
      />
    </Suspense>
  );
}
