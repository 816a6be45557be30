import Sell from '@mui/icons-material/SellOutlined';
import { brands } from '../schemas/catalog/brands.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ActiveInput, ImageUpload, NameInput, SlugInput } from '../kit/inputs.ts';
import { resource } from '../kit/resource.tsx';
import { ImageValue } from '../kit/fields/ImageValue.tsx';

export default resource(brands, {
  icon: Sell,
  flags: ['DASHBOARD_CATALOG'],
  section: 'catalog',
  menuOrder: 3,
  columns: [
    'name',
    'slug',
    <BooleanValue source="is_voided" negate />,
    'display_order',
    'created_date',
    'id',
    <ImageValue source="img_src" />,
    'parent_id',
  ],
  phoneColumns: ['is_voided'],
  hiddenColumns: ['id', 'img_src', 'parent_id'],
  form: [
    <ImageUpload source="img_src" />,
    <NameInput source="name" />,
    <SlugInput source="slug" />,
    'display_order',
    <ActiveInput source="is_voided" />,
  ],
});
