import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MergeSide } from '../../../schemas/customers/merge.ts';
import { mergedConsents } from '../../../schemas/customers/mergeResult.ts';
import { MergeSection } from './MergeSection.tsx';

/** What the merge decides without a choice: consents and referring records. */
export function MergeEffects({ kept, merged }: { kept: MergeSide; merged: MergeSide }) {
  const translate = useTranslate();
  const agreed = Object.entries(mergedConsents(kept.consents, merged.consents));
  const following = Object.entries(merged.counts).filter(([, count]) => count > 0);
  return (
    <>
      <MergeSection title={translate('merging.consents')}>
        {agreed.length === 0 && <Typography>{translate('merging.no_consents')}</Typography>}
        {agreed.map(([purpose, state]) => (
          <Typography key={purpose}>
            {translate(`consents.purposes.${purpose}`, { _: purpose })}:{' '}
            {translate(`consents.states.${state}`)}
          </Typography>
        ))}
      </MergeSection>
      <MergeSection title={translate('merging.follows')}>
        <Typography>
          {following.map(([kind, smart_count]) => translate(`merging.${kind}`, { smart_count })).join(', ') ||
            translate('merging.nothing_follows')}
        </Typography>
      </MergeSection>
    </>
  );
}
