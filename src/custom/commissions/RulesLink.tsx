import Percent from '@mui/icons-material/Percent';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { iconOnPhone } from '../../kit/list/iconOnPhone.ts';
import { commissionRules } from '../../schemas/commissions/rules.ts';

/** Links from the commissions to their rules. */
export function RulesLink() {
  const translate = useTranslate();
  if (!useCan()('list', commissionRules)) return null;
  const label = translate('resources.commissions.rules');
  return (
    <Button
      component={Link}
      to="/CommissionRules"
      color="inherit"
      startIcon={<Percent />}
      aria-label={label}
      sx={iconOnPhone}
    >
      <span className="label">{label}</span>
    </Button>
  );
}
