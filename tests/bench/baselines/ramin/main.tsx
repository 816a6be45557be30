import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './dataProvider.ts';
import { Home, RowEdit, RowList } from './screens.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} dashboard={Home} disableTelemetry>
      <Resource name="products" list={RowList} edit={RowEdit} />
      <Resource name="vendors" list={RowList} edit={RowEdit} />
    </Admin>,
  );
}
