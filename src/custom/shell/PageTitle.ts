import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import type { Page } from '../../kit/page.ts';

/** The first segment of a path in lower case: '/Brands/7' is 'brands'. */
const segmentOf = (path: string) => decodeURIComponent(path.split('/')[1] ?? '').toLowerCase();

/** Sets the document title to the page and the store. */
export function PageTitle({ pages }: { pages: Pick<Page, 'path' | 'label'>[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { store } = useSession();
  const segment = segmentOf(pathname);
  const page = pages.find(({ path }) => segmentOf(path) === segment);
  const name = page && translate(page.label, { smart_count: 2 });
  const title = [name, store.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
