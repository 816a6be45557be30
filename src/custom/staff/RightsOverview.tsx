import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { rightGroups } from '../../schemas/rights.ts';
import { OverrideMark } from './permissions/OverrideMark.tsx';

interface RightsOverviewProps {
  rights: readonly string[];
  /** Rights granted in addition to the role. */
  beyond?: readonly string[];
}

/** Rights by group, as labels. */
export function RightsOverview({ rights, beyond = [] }: RightsOverviewProps) {
  const translate = useTranslate();
  if (rights.length === 0)
    return <Typography color="text.secondary">{translate('resources.staff.mover.none_assigned')}</Typography>;
  const groups = Object.entries(rightGroups)
    .map(([key, group]) => ({ key, held: group.filter((right) => rights.includes(right)) }))
    .filter(({ held }) => held.length > 0);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {groups.map(({ key, held }) => (
        <div key={key}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {translate(`rightGroups.${key}`)}
          </Typography>
          {held.map((right) => (
            <Typography key={right} component="dd" variant="body2" sx={{ m: 0 }}>
              {translate(`rights.${right}`)}
              {beyond.includes(right) && <OverrideMark kind="added" />}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  );
}

const columns = 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))';
