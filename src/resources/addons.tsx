import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import { addons } from '../schemas/catalog/addons.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { DependentInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { propertyOf, type RecordText } from '../kit/slots.ts';

const AddonWarrantyInput = lazyWithPreload(() => import('../custom/repairs/AddonWarrantyInput.tsx'));

/** '12 months'; empty if it is not a warranty. */
const warrantyText: RecordText = ({ warranty, warranty_unit }, translate) =>
  typeof warranty === 'number'
    ? translate(`resources.addons.warranties.${warranty_unit}`, { smart_count: warranty })
    : '';

/** Contract 3 §2.5. */
export default resource(addons, {
  icon: AddShoppingCart,
  path: 'Add-ons',
  flags: ['DASHBOARD_CATALOG', 'DASHBOARD_CATALOG_ADDONS'],
  section: 'catalog',
  menuOrder: 4,
  columns: [
    'name',
    'price',
    'is_enabled',
    <ComputedText source="warranty" text={warrantyText} />,
    'display_order',
    'created_date',
  ],
  phoneColumns: ['is_enabled', 'price'],
  quickFilter: 'is_enabled',
  form: [
    'name',
    'price',
    'display_order',
    'tax_class',
    'is_enabled',
    'is_warranty',
    <AddonWarrantyInput source="warranty" />,
    <DependentInput source="warranty_unit" on="is_warranty" schema={propertyOf(addons, 'warranty_unit')} />,
  ],
  maxHeight: 640,
});
