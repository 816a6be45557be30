import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  DataProviderContext,
  HttpError,
  ListBase,
  useDataProvider,
  useNotify,
  useTranslate,
  type GetListParams,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { EnumValue } from '../../../../kit/fields/EnumValue.tsx';
import { TextValue } from '../../../../kit/fields/TextValue.tsx';
import { EmptyList } from '../../../../kit/list/EmptyList.tsx';
import { FilterBar } from '../../../../kit/list/FilterBar.tsx';
import { ListTable } from '../../../../kit/list/ListTable.tsx';
import { Pagination } from '../../../../kit/list/Pagination.tsx';
import { useStorefrontCalls } from '../../calls.ts';
import { storeConfigQuery } from '../../storeConfigQuery.ts';
import { pageSizes } from '../../../../schemas/common.ts';
import { pageTypes } from '../../../../schemas/storefront/page.ts';
import { listPages, pagesOf } from './listPages.ts';
import { pageRows } from './model.ts';
import { NewPageButton } from './NewPageButton.tsx';

const columns = [
  <TextValue source="name" />,
  <EnumValue source="type" />,
  <TextValue source="slug" />,
  <TextValue source="full_slug" />,
];

const filters = [
  { source: 'name', kind: 'contains' as const, of: 'name' },
  { source: 'slug', kind: 'contains' as const, of: 'slug' },
  { source: 'type', kind: 'equals' as const, of: 'type', options: [...pageTypes] },
];

const queryOptions = { retry: 1, staleTime: 0 };

/** The static pages of the store. A row opens its editor (contract 2 §2.7). */
export function PagesList() {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = usePagesProvider();
  const onError = (error: unknown) =>
    notify(error instanceof HttpError && error.status === 0 ? error.message : 'messages.load_failed', {
      type: 'error',
    });
  const title = translate('staticPages.title');
  return (
    <DataProviderContext value={dataProvider}>
      <ListBase
        resource={pageRows.name}
        sort={pageRows.defaultSort}
        perPage={pageSizes[0]}
        exporter={false}
        storeKey={false}
        disableAuthentication
        queryOptions={{ ...queryOptions, onError }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2 }}>
          <Typography variant="h1" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <NewPageButton />
        </Stack>
        <FilterBar filters={filters} />
        <ListTable
          model={pageRows}
          columns={columns}
          readOnlyRows
          label={title}
          rowLink={addressOfRow}
          empty={<EmptyList model={pageRows} create={<NewPageButton />} />}
        />
        <Pagination sizes={pageSizes} />
      </ListBase>
    </DataProviderContext>
  );
}

const addressOfRow = ({ id }: RaRecord) => String(id);

/** A data provider that lists the pages of the store's configuration. */
function usePagesProvider() {
  const { id } = useSession().store;
  const client = useQueryClient();
  const calls = useStorefrontCalls();
  const provider = useDataProvider();
  return useMemo(
    () => ({
      ...provider,
      getList: async <T extends RaRecord>(_: string, query: GetListParams) => {
        const { value } = await client.fetchQuery(storeConfigQuery(calls, id));
        return listPages(pagesOf(value), query) as GetListResult<RaRecord> as GetListResult<T>;
      },
    }),
    [provider, calls, client, id],
  );
}
