import { Suspense } from 'react';
import { useListContext } from 'react-admin';
import { wholeWords } from '../../i18n/wholeWords.ts';
import { AfterPaint } from '../AfterPaint.tsx';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import type { ViewsProps } from './Views.tsx';

const Views = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./Views.tsx'), wholeWords()]);
  return module;
});

/** The saved views of a list. They are loaded after its first rows, which never wait for them. */
export function ListViews(props: ViewsProps) {
  const { isPending } = useListContext();
  if (isPending) return null;
  return (
    <AfterPaint fallback={null}>
      <Suspense>
        <Views {...props} />
      </Suspense>
    </AfterPaint>
  );
}
