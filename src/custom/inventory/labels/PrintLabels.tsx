import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { itemLabel } from './labelContent.ts';
import type { LabelContent } from './labelLayout.ts';
import { LabelsDialog } from './lazyLabelsDialog.ts';

interface PrintLabelsProps {
  /** Returns the selected items, if the list is not one of items. */
  itemIds?: () => Promise<string[]>;
}

/** Prints labels of the selected items. */
export function PrintLabels({ itemIds }: PrintLabelsProps) {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const dataProvider = useDataProvider();
  const [contents, setContents] = useState<LabelContent[]>();
  const close = () => setContents(undefined);
  const open = async () => {
    try {
      const ids = itemIds ? await itemIds() : selectedIds;
      const { data } = await dataProvider.getMany<Item>(items.name, { ids });
      setContents(data.map((item) => itemLabel(item, locale)));
    } catch (error) {
      notify(reasonOf(error, 'itemLabels.failed'), { type: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => void open()}>{translate('itemLabels.print_selected')}</Button>
      {contents && (
        <LazyBoundary onClose={close}>
          <LabelsDialog contents={contents} name={translate('itemLabels.file')} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
