import DevicesOther from '@mui/icons-material/DevicesOtherOutlined';
import { globalProducts } from '../schemas/globalCatalog/globalProducts.ts';
import { globalItem } from './globalItem.tsx';

/** Contract 3 §2.7. */
export const globalProductsResource = globalItem(globalProducts, {
  icon: DevicesOther,
  path: 'global-products',
  columns: ({ name, duplicates }) => ['brand', name, 'slug', 'model_number', 'created_date', duplicates],
  filters: ['brand_id'],
  withHidden: 'include_rejected_catalog_products',
});
