import { Suspense } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { usePages } from '../page.ts';
import { OfferedLink } from '../actions/OfferedAction.tsx';
import { useRecordActions } from '../actions/useRecordActions.ts';
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
            <RecordLinks {...{ model, record }} />
          </>
        )}
      </DetailHeader>
    </RecordContextProvider>
  );
}

/** What the search offers to create for the record in view. */
function RecordLinks({ model, record }: { model: Model; record: RaRecord }) {
  const page = usePages().find(({ creates }) => creates === model);
  const actionsOf = useRecordActions();
  const found = { id: record.id, title: nameOf(model, record), details: {} };
  return page && actionsOf(page, found).map((one) => <OfferedLink key={one.label} {...one} />);
}
