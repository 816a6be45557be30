import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useRecordActions } from '../../kit/actions/useRecordActions.ts';
import { usePages, type FoundRecord, type Page } from '../../kit/page.ts';
import { useRecentRecords } from '../../kit/recentRecords.ts';
import { canOpen } from '../../schemas/canOpen.ts';
import type { Model } from '../../schemas/model.ts';
import type { SearchResult } from '../../schemas/search/result.ts';
import { deviceOfCode } from '../../schemas/tickets/papers.ts';
import { ticketDevices } from '../../schemas/tickets/ticketDevices.ts';
import { containsText } from '../../schemas/searchText.ts';
import { withEntries, type Entry, type EntryGroup } from './entries.ts';
import { useDetailText } from './useDetailText.ts';

type Group = SearchResult['groups'][number];

/** Most hits of a resource that are shown while an answer is awaited. */
const mostKnown = 5;

/** A page with records that can be found. */
type FoundPage = Page & { creates: Model };

/** Returns the pages whose records the user may find, and functions that turn records into entries. */
export function useRecordEntries() {
  const session = useSession();
  const open = usePages();
  const bench = open.find(({ name }) => name === ticketDevices.name);
  const pages = open.filter(
    (page): page is FoundPage => page.creates?.find !== undefined && canOpen(session, page),
  );
  const translate = useTranslate();
  const detailText = useDetailText();
  const recent = useRecentRecords();
  const actionsOf = useRecordActions();
  const pageOf = (resource: string) => pages.find(({ creates }) => creates.name === resource);
  const nameOf = (page: Page, smart_count: number) =>
    translate(`resources.${page.creates?.name}.name`, { smart_count });

  const entryOf = (page: FoundPage, record: FoundRecord, details: string): Entry => ({
    key: `${page.creates.name} ${record.id}`,
    label: titleOf(page.creates, record.title, translate),
    details,
    icon: page.icon,
    to: page.recordPath?.(record) ?? `${page.path}/${encodeURIComponent(record.id)}`,
  });

  const groupOf = ({ resource, hits, has_more }: Group, typed: string): EntryGroup[] => {
    const page = pageOf(resource);
    if (!page) return [];
    const entries = hits.map((hit) => entryOf(page, hit, detailText(page.creates, hit)));
    const [best] = hits;
    if (best)
      for (const { label, to } of actionsOf(page, best))
        entries.push({ key: `for ${to}`, label, icon: Add, to });
    const all = has_more ? listOf(page, typed) : undefined;
    if (all)
      entries.push({
        key: `all ${resource}`,
        label: translate('search.all', { name: nameOf(page, 2) }),
        to: all,
      });
    return [{ key: resource, title: nameOf(page, 2), entries }];
  };

  return {
    kinds: pages.map(({ creates }) => creates.name),
    recent: recent.flatMap((one): Entry[] => {
      const page = pageOf(one.resource);
      return page ? [entryOf(page, { ...one, details: {} }, nameOf(page, 1))] : [];
    }),
    /** The device on a ticket whose label was scanned. */
    labelled: (typed: string): EntryGroup[] => {
      const id = deviceOfCode(typed);
      const page = id && bench && canOpen(session, bench) ? bench : undefined;
      if (!page) return [];
      const title = translate(page.label, { smart_count: 2 });
      const label = translate('search.labelled');
      return [
        {
          key: page.name,
          title,
          entries: [{ key: `label ${id}`, label, icon: page.icon, to: `${page.path}/${id}` }],
        },
      ];
    },
    found: (groups: Group[], typed: string) => groups.flatMap((group) => groupOf(group, typed)),
    /** Those of earlier answers that match, once each. */
    known: (groups: Group[], typed: string): EntryGroup[] => {
      const byKind = new Map<string, EntryGroup>();
      for (const { key, title, entries } of groups.flatMap((group) =>
        groupOf({ ...group, has_more: false }, typed),
      )) {
        const group = byKind.get(key) ?? { key, title, entries: [] };
        const others = entries.filter(
          (one) =>
            containsText(`${one.label} ${one.details}`, typed) &&
            group.entries.every((other) => other.key !== one.key),
        );
        byKind.set(key, { ...group, entries: [...group.entries, ...others].slice(0, mostKnown) });
      }
      return withEntries([...byKind.values()]);
    },
  };
}

/** '#1215' for a record that is named by its number. */
const titleOf = ({ label, codes = [] }: Model, title: string, translate: ReturnType<typeof useTranslate>) =>
  /^\d{1,9}$/.test(title) && codes.includes(label) ? translate('list.number', { number: title }) : title;

/** The list with all that is found, if it has a filter for it. */
function listOf({ path, creates: { filters, label } }: FoundPage, typed: string): string | undefined {
  const filter = 'search' in filters ? 'search' : label in filters ? label : undefined;
  return filter && `${path}?filter=${encodeURIComponent(JSON.stringify({ [filter]: typed }))}`;
}
