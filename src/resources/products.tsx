import Devices from '@mui/icons-material/DevicesOutlined';
import { products } from '../schemas/catalog/products.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ImageValue } from '../kit/fields/ImageValue.tsx';
import { ActiveInput, ImageUpload, NameInput, SlugInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const TaxClassInput = lazyWithPreload(() => import('../custom/catalog/TaxClassInput.tsx'));

export default resource(products, {
  icon: Devices,
  flags: ['DASHBOARD_CATALOG'],
  section: 'catalog',
  menuOrder: 1,
  columns: [
    <ImageValue source="img_src" />,
    'name',
    'brand',
    'categories',
    'status',
    'display_order',
    <BooleanValue source="is_voided" negate />,
    'created_date',
    'sku',
    'model_number',
  ],
  phoneColumns: ['status', 'is_voided'],
  hiddenColumns: ['sku', 'model_number'],
  form: [
    <ImageUpload source="img_src" />,
    <NameInput source="name" />,
    'other_name',
    <SlugInput source="slug" />,
    'brand_id',
    'categories',
    'model_number',
    'sku',
    'status',
    'short_description',
    'description',
    <TaxClassInput source="tax_class" />,
    'shipping_required',
    'display_order',
    <ActiveInput source="is_voided" />,
  ],
});
