import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch, type FieldError } from 'react-hook-form';
import { undoNotification } from '../../../../kit/undoNotification.tsx';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { AddMenu } from './AddMenu.tsx';
import { LineFields } from './LineFields.tsx';
import { addSellable, type FormLine } from './line.ts';
import { SellableSearch } from './SellableSearch.tsx';

const source = 'lines';

/** The lines of an open order; the search keeps the focus for the next line. */
export function LinesEditor() {
  const translate = useTranslate();
  const notify = useNotify();
  const isNew = useRecordContext() === undefined;
  const search = useRef<HTMLInputElement>(null);
  const { getValues, setValue, trigger } = useFormContext();
  const { fields, append, insert, remove, update } = useFieldArray({ name: source, keyName: 'key' });
  const location = useWatch({ name: 'location_id' }) as number | null | undefined;
  const linesError = useFormState({ name: source }).errors[source] as
    (FieldError & { root?: FieldError }) | undefined;
  const linesNow = () => (getValues(source) ?? []) as FormLine[];
  /** A scan counts as user input: the form becomes dirty and is validated. */
  const settle = () => setValue(source, linesNow(), { shouldDirty: true, shouldValidate: true });
  const add = (one: Sellable) => {
    const { lines, index } = addSellable(linesNow(), one, getValues('apply_wholesale') as boolean);
    const line = lines[index]!;
    if (index < fields.length) update(index, line);
    else append(line, keepFocus);
    settle();
  };
  const addTyped = (line: FormLine) => {
    append(line, { focusName: `${source}.${linesNow().length}.unit_price` });
    settle();
  };
  const takeOut = (index: number) => {
    const line = linesNow()[index];
    if (!line) return;
    remove(index);
    search.current?.focus();
    const putBack = () => {
      insert(Math.min(index, linesNow().length), line, keepFocus);
      void trigger(source);
    };
    notify(...undoNotification(translate('sales.lines.removed', { name: line.name }), putBack));
  };
  return (
    <>
      <div style={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
        <div style={{ flexGrow: 1, minWidth: 0 }}>
          <SellableSearch
            location={location ?? null}
            onFound={add}
            error={linesError?.message ?? linesError?.root?.message}
            inputRef={search}
            autoFocus={isNew}
          />
        </div>
        <AddMenu onAdd={addTyped} />
      </div>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }}>
        {fields.map(({ key }, index) => (
          <LineFields key={key} index={index} onRemove={() => takeOut(index)} />
        ))}
      </ul>
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate('sales.lines.empty')}
        </Typography>
      )}
    </>
  );
}

/** The focus stays in the search after a line is added. */
const keepFocus = { shouldFocus: false };
