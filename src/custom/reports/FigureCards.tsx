import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { measuresFor, type Report, type ReportName } from '../../schemas/reports/reports.ts';
import { ChangeValue } from './ChangeValue.tsx';
import { figureText } from './figures.ts';

interface FigureCardsProps {
  report: ReportName;
  data: Report | undefined;
  /** The measure shown in the chart. */
  measure: string;
  onChoose: (measure: string) => void;
}

/** The totals of a report with their change. One of them is selected for the chart. */
export function FigureCards({ report, data, measure, onChoose }: FigureCardsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { who } = useSession();
  return (
    <Cards role="group" aria-label={translate('reports.drawn')}>
      {measuresFor(report, who).map((name) => (
        <button key={name} type="button" aria-pressed={name === measure} onClick={() => onChoose(name)}>
          <span>{translate(`reports.measures.${name}`)}</span>
          <strong>{data ? figureText(name, data.totals[name], locale) : <Skeleton width={90} />}</strong>
          <small>
            {data?.former_totals ? (
              <>
                <ChangeValue measure={name} now={data.totals[name]} before={data.former_totals[name]} />{' '}
                {translate('reports.from_before', {
                  value: figureText(name, data.former_totals[name], locale),
                })}
              </>
            ) : data ? (
              ' '
            ) : (
              <Skeleton width={120} />
            )}
          </small>
        </button>
      ))}
    </Cards>
  );
}

const Cards = styled('div')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  marginBottom: 16,
  [breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  button: {
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    minWidth: 0,
    minHeight: 92,
    padding: '12px 14px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    background: palette.background.paper,
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&[aria-pressed=true]': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
  },
  'span, strong, small': { display: 'block' },
  'small span': { display: 'inline' },
  'button > span': { fontSize: '0.8125rem', color: palette.text.secondary },
  strong: {
    fontSize: 'clamp(0.875rem, 11cqi, 1.25rem)',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    fontWeight: 620,
    fontVariantNumeric: 'tabular-nums',
    margin: '2px 0',
  },
  small: { fontSize: '0.75rem', color: palette.text.secondary, minHeight: 18 },
}));
