import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo } from 'react';
import { ListBase, useNotify, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { canOpen } from '../../schemas/canOpen.ts';
import { ColumnsButton } from '../list/ColumnsButton.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { useColumns } from '../list/useColumns.ts';
import { usePages } from '../page.ts';
import { toFilter } from '../resource.tsx';
import { slotElement } from '../slotElement.tsx';
import type { RelatedListSlots } from './slots.ts';

const pageSizes = [10, 20, 30];
const none: string[] = [];

/** A titled table of records that belong to the one on the page; a row opens its record. */
export function RelatedList(list: RelatedListSlots) {
  const {
    model,
    by,
    of = 'id',
    filter,
    columns,
    hiddenColumns = none,
    columnsKey,
    filters = none,
    rowLink,
  } = list;
  const { sort = model.defaultSort, failed = 'messages.load_failed' } = list;
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const page = usePages().find(({ creates }) => creates === model);
  const titleId = useId();
  const owner = useRecordContext<RaRecord<string>>();
  const linkOf = useCallback(
    (record: RaRecord) => (owner && rowLink?.(record, owner)) ?? `${page?.path}/${record.id}`,
    [rowLink, owner, page],
  );
  const elements = useMemo(() => columns.map((slot) => slotElement(model, slot)), [columns, model]);
  const filterSlots = useMemo(() => filters.map((one) => toFilter(model, one)), [filters, model]);
  const chooser = useColumns({
    key: columnsKey ?? `related.${model.name}`,
    columns: elements,
    hiddenAtFirst: hiddenColumns,
    label: model.label,
  });
  const value: unknown = owner?.[of];
  if (!owner || !value || !canOpen(session, page ?? model)) return null;
  const title = translate(list.title);
  return (
    <section aria-labelledby={titleId}>
      <ListBase
        resource={model.name}
        filter={{ ...filter, [by]: value }}
        sort={sort}
        perPage={pageSizes[0]}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
        storeKey={false}
        queryOptions={{ onError: () => notify(failed, { type: 'error' }) }}
      >
        <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', gap: '0 12px', mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h2">
            {title}
          </Typography>
          {list.summary}
          {columnsKey !== undefined && (
            <Box sx={{ ml: 'auto' }}>
              <ColumnsButton {...{ model, chooser }} />
            </Box>
          )}
        </Stack>
        {filterSlots.length > 0 && <FilterBar filters={filterSlots} />}
        <ListTable
          model={model}
          columns={chooser.visible}
          chooser={chooser}
          phoneColumns={list.phoneColumns}
          rowLink={linkOf}
          readOnlyRows
          maxHeight={list.maxHeight}
          label={title}
          empty={<Nothing text={list.none} />}
        />
        <Pagination sizes={pageSizes} of={title} />
      </ListBase>
      {list.dialog}
    </section>
  );
}

const Nothing = ({ text }: { text: string }) => (
  <Typography role="status" color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
    {useTranslate()(text)}
  </Typography>
);
