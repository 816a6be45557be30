import HomeRepairService from '@mui/icons-material/HomeRepairServiceOutlined';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { repairs } from '../schemas/repairs.ts';
import { serviceSettings } from '../schemas/serviceSettings.ts';
import { ComputedText } from './fields/ComputedText.tsx';
import { MoneyValue } from './fields/MoneyValue.tsx';
import { TextValue } from './fields/SchemaField.tsx';
import { FirstInput, ImageUpload } from './inputs.tsx';
import { ListDialog } from './list/ListDialog.tsx';
import { CostInput, DevicesInput, WarrantyInput, WarrantyUnitInput } from './repairs/inputs.ts';
import { ServiceActions } from './repairs/ServiceActions.tsx';
import { warrantyText } from './repairs/warrantyText.ts';
import { resource } from './resource.tsx';

const ServiceDialog = lazy(() => import('./repairs/ServiceDialog.tsx'));
const SettingsDialog = lazy(() => import('./repairs/settings/SettingsDialog.tsx'));

const form = [
  <ImageUpload source="img_src" />,
  <FirstInput source="title" />,
  'duration',
  <CostInput source="cost" />,
  'display_order',
  <WarrantyInput source="warranty" />,
  <WarrantyUnitInput source="warranty_unit" />,
  <DevicesInput source="product_id" />,
  'is_active',
];

/** Specification 4 §2.5. */
export const repairsResource = resource(repairs, {
  icon: HomeRepairService,
  section: 'repairs',
  columns: [
    <TextValue source="title" label="resources.repairs.columns.title" />,
    'product',
    <MoneyValue source="cost" none="resources.repairs.call_for_quote" align="right" />,
    <ComputedText source="warranty" text={warrantyText} />,
    'is_active',
    'display_order',
    'created_date',
  ],
  quickFilter: 'is_active',
  form,
  dialog: <ServiceDialog form={form} />,
  actions: <ServiceActions />,
  routes: (
    <Route
      path="settings"
      element={<ListDialog model={repairs} dialog={SettingsDialog} action="update" on={serviceSettings} />}
    />
  ),
});
