import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import type { ListCounting } from '../../../dataProvider/counts.ts';
import { useFirstScreen } from '../../../kit/useFirstScreen.ts';
import type { PageCount } from '../../../kit/page.ts';
import type { MenuEntry } from '../menu.ts';

type Translate = ReturnType<typeof useTranslate>;

/** What an entry counts. */
interface Counted {
  entry: MenuEntry;
  count: number;
  /** Such as '3 unread'. */
  text: string;
}

interface MenuCountsProps {
  entries: readonly MenuEntry[];
  /** Receives what entries count, such as unread conversations, without those that count nothing. */
  children: (counted: readonly Counted[]) => ReactNode;
}

/** Counts once the first screen is loaded, and again when a record of the list changes. */
export function MenuCounts({ entries, children }: MenuCountsProps) {
  const [first, ...others] = entries.filter(({ menuCount }) => menuCount);
  if (!first?.menuCount) return children(none);
  return (
    <Counting of={first.menuCount}>
      {(count, text) => (
        <MenuCounts entries={others}>
          {(more) => children(count > 0 ? [{ entry: first, count, text }, ...more] : more)}
        </MenuCounts>
      )}
    </Counting>
  );
}

const none: readonly Counted[] = [];

interface CountingProps {
  of: PageCount;
  /** Receives the number, and text such as '3 unread'. */
  children: (count: number, text: string) => ReactNode;
}

function Counting({ of: { model, filter, locationFilter, label }, children }: CountingProps) {
  const dataProvider = useDataProvider<ReturnType<typeof useDataProvider> & ListCounting>();
  const translate = useTranslate();
  const { location } = useCurrentLocation();
  const isEnabled = useFirstScreen();
  const filters = [{ ...filter, ...(location && locationFilter && { [locationFilter]: location.id }) }];
  const { data } = useQuery({
    queryKey: [model.name, 'counts', filters],
    queryFn: ({ signal }) => dataProvider.countRecords(model, { filters, signal }),
    enabled: isEnabled,
    retry: false,
    staleTime: 5000,
  });
  const count = data?.[0] ?? 0;
  return children(count, translate(label, { smart_count: count, count: shownCount(count) }));
}

/** Highest number that is shown. */
export const mostShown = 99;

export const shownCount = (count: number): string => (count > mostShown ? `${mostShown}+` : `${count}`);

export const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

/** Such as 'Conversations, 3 unread'. */
export const nameWithCount = ({ entry, text }: Counted, translate: Translate): string =>
  `${translate(entry.label, { smart_count: 2 })}, ${text}`;

/** The name of what stands for several entries, with what they count. */
export const nameWithCounts = (name: string, counted: readonly Counted[], translate: Translate): string =>
  counted.length > 0 ? `${name}: ${counted.map((one) => nameWithCount(one, translate)).join('; ')}` : name;
