import Stack from '@mui/material/Stack';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, useId, useState } from 'react';
import { newKey, withKey } from '../../../../../schemas/storefront/entryKey.ts';
import { isObject, type Schema } from '../../../../../schemas/storefront/schema.ts';
import { useDocumentForm } from '../FormValue.ts';
import { useLabels } from '../useLabels.ts';
import { pointerOf } from '../path.ts';
import { FieldErrors } from '../templates/FieldErrors.tsx';
import type { FieldOptions } from '../uiSchema.ts';
import { ListEntry } from './ListEntry.tsx';
import { ListHeader } from './ListHeader.tsx';
import { RemovedEntry } from './RemovedEntry.tsx';
import { Sortable } from './Sortable.tsx';
import { useList } from './useList.ts';
import { useOpen } from './useOpen.ts';

const none: unknown[] = [];

/** A list with entries to expand, move, copy, remove and create. */
export function ListField(props: FieldProps) {
  const { formData, uiSchema = {}, fieldPathId, onChange, readonly, registry, rawErrors } = props;
  const entries = Array.isArray(formData) ? (formData as unknown[]) : none;
  const schema = props.schema as Schema;
  const items = schema.items ?? {};
  const { pointer = '' } = (uiSchema['ui:options'] ?? {}) as FieldOptions;
  const label = uiSchema['ui:title'] ?? props.name;
  const labelId = useId();
  const { keys, actions, removed, forgetRemoved } = useList(entries, items, (next) =>
    onChange(next, fieldPathId.path),
  );
  const [open, setOpen] = useOpen(keys, pointerOf(fieldPathId.path));
  const toggle = useCallback(
    (key: string) => {
      setOpen((now) =>
        now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]),
      );
    },
    [setOpen],
  );
  const [made, setMade] = useState<string>();
  const create = (entry: unknown) => {
    const key = newKey();
    actions.append(isObject(entry) ? withKey(entry, key) : entry);
    setMade(key);
  };
  const labels = useLabels(useDocumentForm().document);
  const nameOf = (index: number) => labels.entry(items, entries[index], index, pointer);
  // After Cancel or a save, a removed entry cannot be restored any more.
  if (readonly && removed) forgetRemoved();
  const isAllOpen = keys.length > 0 && keys.every((key) => open.has(key));
  return (
    <Stack role="group" id={fieldPathId.$id} tabIndex={-1} aria-labelledby={labelId} sx={{ gap: 1, mt: 1 }}>
      <ListHeader
        {...{ label, labelId, pointer, schema, entries, isAllOpen }}
        onToggleAll={() => setOpen(new Set(isAllOpen ? [] : keys))}
        onCreate={readonly ? undefined : create}
      />
      <FieldErrors {...props} errors={rawErrors} />
      <Sortable keys={keys} nameOf={nameOf} onMove={actions.move}>
        {keys.map((key, index) => (
          <ListEntry
            key={key}
            id={key}
            index={index}
            count={keys.length}
            value={entries[index]}
            errors={props.errorSchema?.[index]}
            schema={items}
            uiSchema={uiSchema.items as FieldProps['uiSchema']}
            pointer={pointer}
            parent={fieldPathId}
            isOpen={open.has(key)}
            isNew={key === made}
            isFull={entries.length >= (schema.maxItems ?? Infinity)}
            onToggle={toggle}
            {...{ registry, actions, onChange, readonly }}
          />
        ))}
      </Sortable>
      {removed && !readonly && (
        <RemovedEntry
          pointer={pointer}
          schema={items}
          entry={removed.entry}
          index={removed.index}
          onRestore={actions.restore}
          onForget={forgetRemoved}
        />
      )}
    </Stack>
  );
}
