import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { ListDialog } from '../../../kit/list/ListDialog.tsx';
import { priceSheet } from '../../../schemas/repairs/priceSheet.ts';
import { repairs } from '../../../schemas/repairs/repairs.ts';

const ExportDialog = lazy(() => import('./export/ExportDialog.tsx'));
const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'));

/** Bespoke screens that open over a resource's list, by the model's name. */
export const listRoutes = {
  repairs: (
    <>
      <Route
        path="import"
        element={<ListDialog model={repairs} dialog={ImportDialog} action="update" on={priceSheet} />}
      />
      <Route
        path="export"
        element={<ListDialog model={repairs} dialog={ExportDialog} action="list" on={priceSheet} />}
      />
    </>
  ),
};
