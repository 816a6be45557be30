import Stack from '@mui/material/Stack';
import { Children, Fragment, isValidElement, Suspense, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { Columns } from './Columns.tsx';
import { DetailPage } from './DetailPage.tsx';
import { loadSlots } from './loadSlots.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import { RelatedList } from './RelatedList.tsx';
import type { RecordPageProps } from './slots.ts';

const waiting = <FormSkeleton slots={8} />;

const asideStyle = { gap: 3, minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: 1 } };

/** The declared page of the record in the URL. */
export default function RecordPage({ model, page }: RecordPageProps) {
  const { id: inPath = '' } = useParams();
  const [parameters] = useSearchParams();
  useState(() => loadSlots(page));
  const {
    parameter,
    notices,
    summary,
    facts,
    aside,
    isAsideFirst = false,
    related = [],
    isRelatedFirst = false,
    timeline,
    texts = {},
    missing,
  } = page;
  const id = parameter === undefined ? inPath : (parameters.get(parameter) ?? '');
  const failed = texts.failed ?? 'messages.load_failed';
  const beside = <Stack sx={asideStyle}>{Children.toArray(aside)}</Stack>;
  const lists = related.map((list, index) =>
    isValidElement(list) ? (
      <Fragment key={index}>{list}</Fragment>
    ) : (
      <RelatedList key={index} failed={failed} {...list} />
    ),
  );
  return (
    <DetailPage
      {...{ model, id, failed, missing }}
      renderHeader={(record) => <RecordHeading {...{ model, page, record }} />}
    >
      {(record) => (
        <RecordContextProvider key={id} value={record}>
          <Suspense fallback={waiting}>
            {notices}
            {isRelatedFirst && lists}
            <Columns>
              {isAsideFirst && beside}
              <Stack sx={{ gap: 3, minWidth: 0, gridColumn: 1 }}>
                {Children.toArray(summary)}
                {Array.isArray(facts) ? <RecordFacts {...{ model, facts }} title={texts.facts} /> : facts}
              </Stack>
              {!isAsideFirst && beside}
            </Columns>
            {!isRelatedFirst && lists}
            {timeline}
          </Suspense>
        </RecordContextProvider>
      )}
    </DetailPage>
  );
}
