import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { propertyOf, type PropertySchema } from '../slots.ts';
import { ChangeInputs, type Typed } from './ChangeInputs.tsx';
import { OutcomeView } from './OutcomeView.tsx';
import {
  choicesOf,
  isChanging,
  planOf,
  parseTyped,
  changeModesOf,
  type Change,
  type PlannedChange,
} from './plan.ts';
import { Preview } from './Preview.tsx';
import { useBulkEdit, type Outcome } from './useBulkEdit.ts';

interface BulkEditFormProps {
  model: Model;
  property: string;
  records: RaRecord[];
  /** Number of selected records that no longer exist. */
  missing: number;
  /** Aborts the writing. */
  signal: AbortSignal;
  onClose: () => void;
}

/** Form with the change, its preview, the progress and the refused records. */
export function BulkEditForm({ model, property, records, missing, signal, onClose }: BulkEditFormProps) {
  const { onSelect } = useListContext();
  const translate = useTranslate();
  const schema = propertyOf(model, property);
  const write = useBulkEdit(model, property);
  const [typed, setTyped] = useState<Typed>({ mode: changeModesOf(schema)[0] ?? 'set', text: '' });
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();

  const change = changeOf(schema, typed);
  const plan = change && planOf(records, property, schema, change);
  const changing = plan?.filter(isChanging) ?? [];
  const isWriting = done !== undefined;

  const run = async (wanted: PlannedChange[], before?: Outcome) => {
    setDone(0);
    const now = await write(wanted, { onProgress: setDone, signal });
    const all = {
      ...now,
      done: now.done + (before?.done ?? 0),
      refused: [...(before?.refused ?? []), ...now.refused],
    };
    setDone(undefined);
    onSelect([...all.refused.map(({ planned }) => planned), ...all.open].map(({ record }) => record.id));
    if (all.refused.length + all.open.length === 0) onClose();
    else setOutcome(all);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWriting) return;
    if (outcome) void run(outcome.open, outcome);
    else if (changing.length > 0) void run(changing);
  };

  return (
    <form onSubmit={submit} noValidate>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          {outcome ? (
            <OutcomeView model={model} outcome={outcome} />
          ) : (
            <>
              <ChangeInputs {...{ resource: model.name, property, schema, typed }} onChange={setTyped} />
              <span role="status">
                {translate('bulk.changing', { smart_count: changing.length, total: records.length })}
                {missing > 0 && ` ${translate('bulk.missing', { smart_count: missing })}`}
              </span>
              <Preview model={model} property={property} plan={plan ?? unchanged(records, property)} />
            </>
          )}
          {isWriting && (
            <LinearProgress
              variant="determinate"
              value={(100 * done) / Math.max(1, outcome ? outcome.open.length : changing.length)}
              aria-label={translate('exporting.progress', { done, total: changing.length })}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(outcome ? 'dialog.close' : 'dialog.cancel')}
        </Button>
        {(!outcome || outcome.open.length > 0) && (
          <Button
            type="submit"
            variant="contained"
            disabled={isWriting || (!outcome && changing.length === 0)}
          >
            {translate(outcome ? 'bulk.go_on' : 'dialog.save')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

const unchanged = (records: RaRecord[], property: string): PlannedChange[] =>
  records.map((record) => ({ record, before: record[property] ?? null, after: record[property] ?? null }));

/** Returns the typed change once it is valid. */
function changeOf(schema: PropertySchema, { mode, text }: Typed): Change | undefined {
  const choice = choicesOf(schema)?.find((one) => String(one) === text);
  const value = choicesOf(schema) ? choice : (parseTyped(schema, mode, text) ?? undefined);
  return value === undefined ? undefined : { mode, value };
}
