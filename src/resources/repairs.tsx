import HomeRepairService from '@mui/icons-material/HomeRepairServiceOutlined';
import { Route } from 'react-router-dom';
import { priceSheet } from '../schemas/repairs/priceSheet.ts';
import { repairs } from '../schemas/repairs/repairs.ts';
import { serviceSettings } from '../schemas/repairs/serviceSettings.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { MoneyValue } from '../kit/fields/MoneyValue.tsx';
import { TextValue } from '../kit/fields/TextValue.tsx';
import { ImageUpload } from '../kit/inputs.ts';
import { ListDialog } from '../kit/list/ListDialog.tsx';
import { ServiceActions } from '../custom/repairs/ServiceActions.tsx';
import { partsText } from '../custom/repairs/partsText.ts';
import { warrantyText } from '../custom/repairs/warrantyText.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const CostInput = lazyWithPreload(() => import('../custom/repairs/CostInput.tsx'));
const DevicesInput = lazyWithPreload(() => import('../custom/repairs/DevicesInput.tsx'));
const WarrantyInput = lazyWithPreload(() => import('../custom/repairs/WarrantyInput.tsx'));
const WarrantyUnitInput = lazyWithPreload(() => import('../custom/repairs/WarrantyUnitInput.tsx'));
const PartsInput = lazyWithPreload(() => import('../custom/repairs/PartsInput.tsx'));
const ServiceDialog = lazyWithPreload(() => import('../custom/repairs/ServiceDialog.tsx'));
const ExportDialog = lazyWithPreload(() => import('../custom/repairs/prices/export/ExportDialog.tsx'));
const ImportDialog = lazyWithPreload(() => import('../custom/repairs/prices/import/ImportDialog.tsx'));
const SettingsDialog = lazyWithPreload(() => import('../custom/repairs/settings/SettingsDialog.tsx'));

const form = [
  <ImageUpload source="img_src" />,
  'title',
  'duration',
  <CostInput source="cost" />,
  'display_order',
  'tax_class',
  <WarrantyInput source="warranty" />,
  <WarrantyUnitInput source="warranty_unit" />,
  <DevicesInput source="product_id" />,
  <PartsInput source="parts" />,
  'is_active',
];

/** Contract 4 §2.5. */
export default resource(repairs, {
  icon: HomeRepairService,
  path: 'Manage',
  section: 'repairs',
  menuOrder: 2,
  relatedPermissions: [
    { name: 'priceSheet', ...priceSheet },
    { name: 'serviceSettings', ...serviceSettings },
  ],
  columns: [
    <TextValue source="title" label="resources.repairs.columns.title" />,
    'product',
    <MoneyValue source="cost" none="resources.repairs.call_for_quote" align="right" />,
    <ComputedText source="warranty" text={warrantyText} />,
    'is_active',
    'display_order',
    'created_date',
  ],
  phoneColumns: ['is_active', 'cost'],
  formats: [
    <ComputedText source="warranty_unit" text={warrantyText} />,
    <ComputedText source="parts" text={partsText} />,
  ],
  quickFilter: 'is_active',
  form,
  dialog: <ServiceDialog form={form} />,
  actions: <ServiceActions />,
  routes: (
    <>
      <Route
        path="settings"
        element={<ListDialog dialog={SettingsDialog} action="update" on={serviceSettings} />}
      />
      <Route path="import" element={<ListDialog dialog={ImportDialog} action="update" on={priceSheet} />} />
      <Route path="export" element={<ListDialog dialog={ExportDialog} action="list" on={priceSheet} />} />
    </>
  ),
});
