import { Suspense } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { slotElement } from '../slotElement.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { EditLink } from './EditLink.tsx';
import type { DetailPageSlots } from './slots.ts';

interface RecordHeadingProps {
  model: Model;
  page: DetailPageSlots;
  /** Undefined while loading. */
  record: RaRecord | undefined;
}

/** Title and states of a record, the link back to the list, and the record's actions. */
export function RecordHeading({ model, page, record }: RecordHeadingProps) {
  const translate = useTranslate();
  const { title = (one) => nameOf(model, one), chips = [], actions, print, menu, texts = {} } = page;
  return (
    <RecordContextProvider value={record}>
      <DetailHeader
        title={record && title(record, translate)}
        chips={record && chips.map((slot, index) => <span key={index}>{slotElement(model, slot)}</span>)}
        back={texts.back ?? 'detailPage.back'}
      >
        {record && (
          <>
            <Suspense>
              {actions}
              {print}
            </Suspense>
            <EditLink {...{ model, record }} />
            <HistoryButton {...{ model, record }} />
            <Suspense>{menu}</Suspense>
          </>
        )}
      </DetailHeader>
    </RecordContextProvider>
  );
}
