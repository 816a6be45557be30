import Handshake from '@mui/icons-material/HandshakeOutlined';
import { suppliers } from '../schemas/inventory/suppliers.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ActiveInput } from '../kit/inputs.ts';
import { resource } from '../kit/resource.tsx';

/** Contract 3 §2.9. */
export default resource(suppliers, {
  icon: Handshake,
  path: 'Suppliers',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 7,
  columns: [
    'name',
    'contact',
    'email',
    'phone',
    'lead_days',
    <BooleanValue source="is_voided" negate />,
    'created_date',
    'account_number',
    'website',
    'note',
  ],
  phoneColumns: ['is_voided'],
  hiddenColumns: ['account_number', 'website', 'note'],
  form: [
    'name',
    'contact',
    'email',
    'phone',
    'website',
    'account_number',
    'lead_days',
    <ActiveInput source="is_voided" />,
    'note',
  ],
});
