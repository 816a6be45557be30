import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { TimelineItem, TimelineList } from '../../../kit/timeline/TimelineItem.tsx';
import type { DeviceNote } from '../../../schemas/tickets/work.ts';
import { StepButton } from './StepButton.tsx';
import { WorkCard } from './WorkCard.tsx';

/** Notes and findings about the device, the newest first. */
export default function Notes() {
  const translate = useTranslate();
  return (
    <WorkCard title={translate('bench.notes.title')} action={<StepButton step="addNote" />}>
      {({ notes }) =>
        notes.length === 0 ? (
          <Typography color="text.secondary">{translate('bench.notes.none')}</Typography>
        ) : (
          <TimelineList>
            {notes.toReversed().map((note) => (
              <Note key={note.id} {...note} />
            ))}
          </TimelineList>
        )
      }
    </WorkCard>
  );
}

function Note({ id, kind, text, is_for_customer, staff_id, by, created_date }: DeviceNote) {
  const translate = useTranslate();
  const { who } = useSession();
  const readers = translate(`bench.notes.${is_for_customer ? 'for_customer' : 'internal'}`);
  const title = `${translate(`bench.note_kinds.${kind}`)} · ${readers}`;
  const isOwn = staff_id === who.staff_id;
  return (
    <TimelineItem
      title={title}
      date={created_date}
      by={by}
      source={
        isOwn &&
        text !== null && <StepButton step="withdrawNote" values={{ note_id: id }} about={text.slice(0, 60)} />
      }
    >
      {text === null ? (
        <Typography variant="body2" color="text.secondary">
          {translate('bench.notes.withdrawn')}
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </TimelineItem>
  );
}
