import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Effect } from '../../../schemas/staff/effects.ts';
import type { SimulatedPage } from '../../../schemas/staff/simulate.ts';
import { usePages } from '../../../kit/page.ts';
import { pagePaths } from './accessTexts.ts';

/** Lists the rights that a person gains and loses, and the pages that become visible or hidden. */
export function EffectText({ effect: { gained, lost, opened, closed } }: { effect: Effect<SimulatedPage> }) {
  const translate = useTranslate();
  const all = usePages();
  const rights = (codes: string[]) => codes.map((code) => translate(`rights.${code}`)).join(', ');
  const names = (pages: SimulatedPage[]) => pagePaths(pages, all, translate).join(', ');
  return (
    <Typography component="ul" variant="body2" sx={{ mt: 0.5, mb: 2, pl: 3 }}>
      {gained.length > 0 && <li>{translate('access.effect.gains', { rights: rights(gained) })}</li>}
      {lost.length > 0 && <li>{translate('access.effect.loses', { rights: rights(lost) })}</li>}
      {opened.length > 0 && <li>{translate('access.effect.opens', { pages: names(opened) })}</li>}
      {closed.length > 0 && <li>{translate('access.effect.closes', { pages: names(closed) })}</li>}
    </Typography>
  );
}
