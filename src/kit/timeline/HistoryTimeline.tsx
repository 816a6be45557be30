import Button from '@mui/material/Button';
import { useTranslate, type Identifier } from 'react-admin';
import type { HistoryEntry } from '../../schemas/history.ts';
import type { Model } from '../../schemas/model.ts';
import { Card } from '../Card.tsx';
import { useAuthorName } from '../history/useAuthorName.ts';
import { useHistory } from '../history/useHistory.ts';
import { TimelineItem, TimelineList } from './TimelineItem.tsx';

interface HistoryTimelineProps {
  model: Model;
  id: Identifier;
  /** A message key. */
  title: string;
  /** Message key of the button that loads earlier changes. */
  more?: string;
  /** Returns the text of a change; without one it is left out. */
  textOf: (entry: HistoryEntry) => string | undefined;
}

/** The history of a record as events, latest first; nothing if there is none. */
export function HistoryTimeline({ model, id, title, more = 'history.older', textOf }: HistoryTimelineProps) {
  const translate = useTranslate();
  const authorName = useAuthorName();
  const { entries = [], hasNextPage, fetchNextPage } = useHistory(model, id);
  const events = entries.flatMap((entry) => {
    const text = textOf(entry);
    return text === undefined ? [] : [{ entry, text }];
  });
  if (events.length === 0) return null;
  return (
    <Card title={translate(title)}>
      <TimelineList>
        {events.map(({ entry, text }) => (
          <TimelineItem key={entry.id} title={text} date={entry.changed_date} by={authorName(entry)} />
        ))}
      </TimelineList>
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate(more)}
        </Button>
      )}
    </Card>
  );
}
