import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useResourceText } from '../useResourceText.ts';
import { goneParts, type ListedModel } from './viewContent.ts';
import { filterName } from './usableFilter.ts';
import type { ListViews } from './useViews.ts';

interface ViewNoticesProps {
  listed: ListedModel;
  views: ListViews;
}

/** Says that the view of the address is gone, or what of it the list cannot show. */
export function ViewNotices({ listed, views: { current, isMissing } }: ViewNoticesProps) {
  const translate = useTranslate();
  const text = useResourceText();
  const { model } = listed;
  if (isMissing) return <Notice>{translate('views.missing')}</Notice>;
  if (!current) return null;
  const { filters, columns, sorts } = goneParts(current, listed);
  const nameOf = (source: string) =>
    translate(`resources.${model.name}.fields.${source}`, { _: source.replaceAll('_', ' ') });
  const names = [
    ...filters.map((parameter) => {
      const filter = filterName(model, parameter);
      return filter === undefined ? nameOf(parameter) : text.filter(filter);
    }),
    ...[...columns, ...sorts].map(nameOf),
  ];
  if (names.length === 0) return null;
  return <Notice>{translate('views.gone', { names: [...new Set(names)].join(', ') })}</Notice>;
}

function Notice({ children }: { children: string }) {
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {children}
    </Alert>
  );
}
