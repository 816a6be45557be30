import DevicesOther from '@mui/icons-material/DevicesOtherOutlined';
import { resource } from '../kit/resource.tsx';
import { globalProducts } from '../schemas/globalCatalog/globalProducts.ts';
import { globalItem } from './globalItem.tsx';

/** Contract 3 §2.7. */
export default resource(globalProducts, {
  icon: DevicesOther,
  path: 'global-products',
  section: 'global_catalog',
  menuOrder: 1,
  pageSizes: [10, 20],
  ...globalItem(globalProducts, {
    columns: ({ name, duplicates }) => ['brand', name, 'slug', 'model_number', 'created_date', duplicates],
    filters: ['brand_id'],
    withHidden: 'include_rejected_catalog_products',
  }),
});
