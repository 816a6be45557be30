import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface RoleOverridesProps {
  beyond: readonly string[];
  short: readonly string[];
}

/** Lists the rights granted beyond the role and those revoked from it. */
export function RoleOverrides({ beyond, short }: RoleOverridesProps) {
  const translate = useTranslate();
  const sentence = (key: string, rights: readonly string[]) =>
    rights.length > 0 &&
    translate(`resources.staff.mover.${key}`, {
      smart_count: rights.length,
      rights: rights.map((right) => translate(`rights.${right}`)).join(', '),
    });
  const sentences = [sentence('beyond', beyond), sentence('short', short)].filter(Boolean);
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1.5 }}>
      {sentences.length > 0
        ? sentences.map((one) => <div key={String(one)}>{one}</div>)
        : translate('resources.staff.mover.as_role')}
    </Typography>
  );
}
