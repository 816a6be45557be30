import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';

/** The first part of a path as a title: '/brands/7' is 'Brands'. */
export function pageName(pathname: string): string {
  const segment = decodeURIComponent(pathname.split('/')[1] ?? '');
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}

/** Names the browser's tab after the page and the store. */
export function usePageTitle() {
  const { pathname } = useLocation();
  const { store } = useSession();
  const title = [pageName(pathname), store.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
