import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** Marks a right granted beyond the role or revoked from it. */
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
