import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import { globalBrands } from '../schemas/globalCatalog/globalBrands.ts';
import { globalItem } from './globalItem.tsx';

/** Contract 3 §2.8. */
export const globalBrandsResource = globalItem(globalBrands, {
  icon: LoyaltyOutlined,
  path: 'global-brands',
  columns: ({ name, duplicates }) => [name, 'slug', 'created_date', duplicates],
  withHidden: 'include_rejected_catalog_brands',
});
