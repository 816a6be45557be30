import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { moneyFormat } from '../../kit/fields/money.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import type { CommissionSum } from '../../schemas/commissions/commissions.ts';
import { useSums } from './useSums.ts';

const amounts = ['amount', 'net', 'earned', 'taken_back'] as const;

/** Totals of the list below by person; a name opens that person's statement. */
export function SumsByPerson() {
  const translate = useTranslate();
  const { data = [], isPending, isError, refetch } = useSums();
  const text = (key: string) => translate(`resources.commissions.sums.${key}`);
  if (isError) return <LoadErrorAlert message={text('failed')} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={96} sx={{ mb: 2 }} />;
  if (data.length === 0) return null;
  return (
    <Scroll tabIndex={0} role="region" aria-label={text('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('person')}</th>
            {amounts.map((key) => (
              <th key={key} scope="col">
                {text(key)}
              </th>
            ))}
            <th scope="col">{text('lines')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((sum) => (
            <Sum key={sum.staff_id} sum={sum} />
          ))}
        </tbody>
        {data.length > 1 && (
          <tfoot>
            <Sum sum={totalOf(data)} />
          </tfoot>
        )}
      </table>
    </Scroll>
  );
}

const sumOf = (sums: CommissionSum[], key: 'lines' | (typeof amounts)[number]) =>
  sums.reduce((all, sum) => all + sum[key], 0);

const totalOf = (sums: CommissionSum[]) => ({
  lines: sumOf(sums, 'lines'),
  net: sumOf(sums, 'net'),
  earned: sumOf(sums, 'earned'),
  taken_back: sumOf(sums, 'taken_back'),
  amount: sumOf(sums, 'amount'),
});

/** Total of a person, or of all. */
function Sum({ sum }: { sum: CommissionSum | ReturnType<typeof totalOf> }) {
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">{'staff_id' in sum ? <Person sum={sum} /> : <Total />}</th>
      {amounts.map((key) => (
        <td key={key}>{moneyFormat(locale).format(sum[key] / 100)}</td>
      ))}
      <td>{sum.lines}</td>
    </tr>
  );
}

function Total() {
  return useTranslate()('resources.commissions.sums.total');
}

function Person({ sum: { staff_id, person } }: { sum: CommissionSum }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const name = person ?? translate('resources.commissions.sums.nobody');
  if (filterValues.staff_id === staff_id) return name;
  return (
    <button type="button" onClick={() => setFilters({ ...filterValues, staff_id }, undefined)}>
      {name}
    </button>
  );
}

const Scroll = styled('div')(({ theme: { palette, spacing, shape } }) => ({
  marginBottom: spacing(2),
  overflowX: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'th, td': {
    padding: spacing(1, 1.5),
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
  },
  'tr + tr > *, tfoot tr > *, thead + tbody tr:first-of-type > *': {
    borderTop: `1px solid ${palette.divider}`,
  },
  'th:first-of-type': { textAlign: 'left', fontWeight: 500 },
  'thead th': { color: palette.text.secondary, fontWeight: 500 },
  'tfoot tr > *': { fontWeight: 600 },
  button: {
    all: 'unset',
    cursor: 'pointer',
    color: palette.primary.main,
    borderRadius: 4,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  },
  '@media (pointer: coarse)': { button: { padding: spacing(1, 0) } },
}));
