import { styled } from '@mui/material/styles';
import { useGetList, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import { useFilterChoices } from './useFilterChoices.ts';

interface QuickFilterProps extends FilterInputProps {
  /** Number of records per choice, '' for all; null while loading. If undefined, each choice fetches its own. */
  counts?: Record<string, number> | null;
}

/** Tabs for a filter's choices, with the number of records. */
export function QuickFilter({ filter, draft, counts }: QuickFilterProps) {
  const { source } = filter;
  const text = useResourceText();
  const translate = useTranslate();
  const choices = [['', translate('list.all')] as const, ...useFilterChoices(filter)];
  const chosen = draft.values[source] ?? '';
  return (
    <Choices role="group" aria-label={text.filter(source)}>
      {choices.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => draft.choose({ [source]: value })}
        >
          {name}{' '}
          {counts === undefined ? (
            <Count filter={{ [source]: value || undefined }} />
          ) : (
            <Figure count={counts ? (counts[value] ?? 0) : undefined} />
          )}
        </button>
      ))}
    </Choices>
  );
}

/** The number of records with this filter value. */
function Count({ filter }: { filter: Record<string, string | undefined> }) {
  const resource = useResourceContext() ?? '';
  const { filter: permanent, filterValues, isPending } = useListContext();
  const { total } = useGetList(
    resource,
    { filter: { ...filterValues, ...permanent, ...filter }, pagination: { page: 1, perPage: 1 } },
    { enabled: !isPending, retry: false, placeholderData: (before) => before },
  );
  return <Figure count={total} />;
}

function Figure({ count }: { count: number | undefined }) {
  const locale = useLocale();
  return <small>{count?.toLocaleString(locale)}</small>;
}

const Choices = styled('div')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  gap: spacing(3),
  marginBottom: spacing(2),
  borderBottom: `1px solid ${palette.divider}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '& button': {
    all: 'unset',
    flex: 'none',
    padding: '8px 2px',
    borderBottom: '2px solid transparent',
    color: palette.text.secondary,
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2, borderRadius: 4 },
    '&[aria-pressed=true]': { borderBottomColor: palette.primary.main, color: palette.text.primary },
  },
  '& small': {
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
}));
