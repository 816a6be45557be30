import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import { resource } from '../kit/resource.tsx';
import { globalBrands } from '../schemas/globalCatalog/globalBrands.ts';
import { globalItem } from './globalItem.tsx';

/** Contract 3 §2.8. */
export default resource(globalBrands, {
  icon: LoyaltyOutlined,
  path: 'global-brands',
  section: 'global_catalog',
  menuOrder: 2,
  pageSizes: [10, 20],
  ...globalItem(globalBrands, {
    columns: ({ name, duplicates }) => [name, 'slug', 'created_date', duplicates],
    withHidden: 'include_rejected_catalog_brands',
  }),
});
