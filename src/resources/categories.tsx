import Category from '@mui/icons-material/CategoryOutlined';
import { categories } from '../schemas/catalog/categories.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ImageValue } from '../kit/fields/ImageValue.tsx';
import { ActiveInput, ImageUpload, NameInput, SlugInput } from '../kit/inputs.ts';
import { resource } from '../kit/resource.tsx';

export default resource(categories, {
  icon: Category,
  flags: ['DASHBOARD_CATALOG', 'DASHBOARD_CATALOG_CATEGORIES'],
  section: 'catalog',
  menuOrder: 2,
  columns: [
    <ImageValue source="img_src" />,
    'name',
    'slug',
    'products_count',
    'display_order',
    <BooleanValue source="is_voided" negate />,
    'created_date',
  ],
  phoneColumns: ['is_voided'],
  form: [
    <ImageUpload source="img_src" />,
    <NameInput source="name" />,
    <SlugInput source="slug" />,
    'products',
    'display_order',
    'menu_order',
    <ActiveInput source="is_voided" />,
  ],
});
