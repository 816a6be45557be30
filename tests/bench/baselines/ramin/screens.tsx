import { DataTable, Edit, List, NumberInput, SearchInput, SimpleForm, TextInput } from 'react-admin';
import { columns } from '../rows.ts';

const filters = [<SearchInput source="q" alwaysOn key="q" />];

export const Home = () => <div id="home">Home</div>;

export const RowList = () => (
  <List filters={filters} perPage={25}>
    <DataTable rowClick="edit">
      {columns.map((name) => (
        <DataTable.Col key={name} source={name} />
      ))}
    </DataTable>
  </List>
);

export const RowEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="id" disabled />
      <TextInput source="name" />
      <TextInput source="sku" />
      <NumberInput source="price" />
      <NumberInput source="stock" />
      <TextInput source="category" />
      <TextInput source="vendor" />
      <TextInput source="status" />
      <TextInput source="updated" />
    </SimpleForm>
  </Edit>
);
