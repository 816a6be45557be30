import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { PagesList } from './list/PagesList.tsx';
import { newSlug } from './pageKey.ts';

const PageEditor = lazy(() => import('./editor/PageEditor.tsx'));

/** /pages: the list of static pages. With ?type=…&slug=… the editor of one, with ?slug=null of a new one. */
export default function StaticPagesPage() {
  const [parameters] = useSearchParams();
  const slug = parameters.get('slug');
  const type = parameters.get('type');
  const close = useWayBack(slug === null);
  if (slug === null) return <PagesList />;
  const address = slug === newSlug ? undefined : { type, slug };
  return (
    <Suspense fallback={<FormSkeleton slots={8} />}>
      <PageEditor key={`${type}/${slug}`} address={address} onClose={close} />
    </Suspense>
  );
}

/** Returns to the list with its filters and page. */
function useWayBack(isList: boolean) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const left = useRef('');
  useEffect(() => {
    if (isList) left.current = search;
  }, [isList, search]);
  return () => void navigate(`/pages${left.current}`);
}
