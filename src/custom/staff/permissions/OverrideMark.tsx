import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** A right that somebody has beyond the role, or one of the role that was taken away. */
export function OverrideMark({ kind }: { kind: 'added' | 'taken' }) {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={kind === 'added' ? 'primary' : 'default'}
      label={translate(`resources.staff.mover.${kind}`)}
      sx={{ ml: 1 }}
    />
  );
}
