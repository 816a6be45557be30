import Box from '@mui/material/Box';
import { useLocale } from '../../i18n/useLocale.ts';
import { changeOf, changeText } from './figures.ts';

interface ChangeValueProps {
  measure: string;
  now: number | null | undefined;
  before: number | null | undefined;
}

/** Measures for which an increase is bad or neutral: their change is not coloured. */
const neutral = ['returns', 'given_back', 'refunded', 'cost', 'tax', 'collected', 'median', 'p90', 'rework'];

/** The relative change of a measure against the comparison period. */
export function ChangeValue({ measure, now, before }: ChangeValueProps) {
  const locale = useLocale();
  const change = changeOf(now, before);
  if (change === undefined) return <span>–</span>;
  const tone =
    neutral.includes(measure) || change === 0 ? 'text.secondary' : change > 0 ? 'success.main' : 'error.main';
  return (
    <Box component="span" sx={{ color: tone, fontWeight: 550, whiteSpace: 'nowrap' }}>
      {changeText(change, locale)}
    </Box>
  );
}
