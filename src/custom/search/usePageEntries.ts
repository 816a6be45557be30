import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { usePages, type PageLayout } from '../../kit/page.ts';
import { canOpen } from '../../schemas/canOpen.ts';
import type { Entry } from './entries.ts';
import { useOtherLanguage } from './useOtherLanguage.ts';

/** Returns the pages that the user may open, with their layouts and parts, such as the board of tickets and the tabs of the settings. */
export function usePageEntries(): Entry[] {
  const session = useSession();
  const pages = usePages();
  const translate = useTranslate();
  const inOther = useOtherLanguage();
  const plural = { smart_count: 2 };
  const entryOf = ({ icon, path, label }: PageLayout, below?: string): Entry => ({
    key: `page ${path}`,
    label: translate(label, plural),
    details: below && translate(below, plural),
    icon,
    to: path,
    words: [label, below].map((key) => key && inOther(key, plural)).join(' '),
  });
  return pages
    .filter((page) => canOpen(session, page))
    .flatMap((page) => [
      entryOf(page, page.section && `shell.sections.${page.section}`),
      ...(page.layouts ?? []).map((layout) => entryOf(layout, page.label)),
      ...(page.parts ?? [])
        .filter((part) => canOpen(session, part))
        .map(({ path, label }) => entryOf({ icon: page.icon, path, label }, page.label)),
    ]);
}
