import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import type { MenuSection } from './menu.ts';
import { pages } from '../../resources/pages.tsx';

/** The first part of a path, as an address matches it: '/Brands/7' is 'brands'. */
const segmentOf = (path: string) => decodeURIComponent(path.split('/')[1] ?? '').toLowerCase();

/** Names the browser's tab after the page and the store. */
export function usePageTitle(menu: MenuSection[]) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { store } = useSession();
  const segment = segmentOf(pathname);
  const listed = menu.flatMap(({ entries }) => entries).find(({ to }) => segmentOf(to) === segment);
  const page = listed ?? pages.find(({ path }) => segmentOf(path) === segment);
  const name = page && translate(page.label, { smart_count: 2 });
  const title = [name, store.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
