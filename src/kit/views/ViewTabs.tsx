import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { MOST_COUNTED } from '../../schemas/listCounts.ts';
import type { Model } from '../../schemas/model.ts';
import { savedViews } from '../../schemas/views/savedViews.ts';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import { usableFilter } from './usableFilter.ts';
import { useCounts } from './useCounts.ts';
import type { ViewActions } from './useViewActions.ts';
import type { ListViews, VersionedView } from './useViews.ts';

export interface ViewsPartProps {
  model: Model;
  views: ListViews;
  actions: ViewActions;
  onEdit: (view: VersionedView | 'new') => void;
}

/** A link to each view with its number of records, and what to do about changes of the current one. */
export function ViewTabs({
  model,
  views: { views, current, base, isChanged, ...list },
  actions,
  onEdit,
}: ViewsPartProps) {
  const translate = useTranslate();
  const may = useCan();
  const hidden = useHiddenProperties(model);
  const filters = views.map(({ filter }) => usableFilter(model, filter, hidden).filter);
  const [total, ...counts] = useCounts(model, [{}, ...filters], views.length > 0);
  return (
    <Row>
      <nav aria-label={translate('views.title')}>
        <Tab
          search={list.plainSearch}
          isCurrent={!current && !list.isMissing}
          name={translate('list.all')}
          count={total}
        />
        {views.map((view, index) => (
          <Tab
            key={view.id}
            search={list.searchOf(view)}
            isCurrent={view === current}
            isChanged={view === current && isChanged}
            name={view.name}
            count={counts[index]}
          />
        ))}
      </nav>
      {isChanged && (
        <div className="changes">
          {base && may('update', savedViews, base) && (
            <Button size="small" onClick={() => void actions.save(base)}>
              {translate('views.save')}
            </Button>
          )}
          {!(base && may('update', savedViews, base)) && (
            <Button size="small" onClick={() => onEdit('new')}>
              {translate('views.save_new')}
            </Button>
          )}
          {current && (
            <Button size="small" color="inherit" onClick={() => actions.reset(current)}>
              {translate('views.reset')}
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}

interface TabProps {
  search: string;
  name: string;
  count: number | null | undefined;
  isCurrent: boolean;
  isChanged?: boolean;
}

function Tab({ search, name, count, isCurrent, isChanged = false }: TabProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const figure = count?.toLocaleString(locale);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Link ref={link} to={{ search }} aria-current={isCurrent ? 'page' : undefined} title={name}>
      <span className="name">{name}</span>
      {isChanged && <em>{translate('views.changed')}</em>}
      {figure && <small>{count === MOST_COUNTED ? `${figure}+` : figure}</small>}
    </Link>
  );
}

const Row = styled('div')(({ theme: { palette, spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  columnGap: spacing(2),
  marginBottom: spacing(2),
  borderBottom: `1px solid ${palette.divider}`,
  [breakpoints.down('sm')]: { flexWrap: 'wrap' },
  nav: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    gap: spacing(3),
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    [breakpoints.down('sm')]: { flexBasis: '100%', scrollbarWidth: 'none' },
  },
  a: {
    display: 'flex',
    flex: 'none',
    alignItems: 'baseline',
    gap: spacing(0.75),
    maxWidth: 260,
    padding: '8px 2px',
    borderBottom: '2px solid transparent',
    color: palette.text.secondary,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2, borderRadius: 4 },
    '&[aria-current=page]': { borderBottomColor: palette.primary.main, color: palette.text.primary },
  },
  '.name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  em: { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 400 },
  small: {
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '.changes': { display: 'flex', flex: 'none', gap: spacing(0.5), paddingBottom: spacing(0.5) },
}));
