import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { toFieldPathId, type ErrorSchema, type FieldPathId, type FieldProps } from '@rjsf/utils';
import { memo, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../../../../schemas/storefront/schema.ts';
import { countErrors } from '../errorSchema.ts';
import { useDocumentForm } from '../FormValue.ts';
import { useLabels } from '../useLabels.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import type { ListActions } from './useList.ts';
import { WhenInView } from './WhenInView.tsx';

interface ListEntryProps extends Pick<FieldProps, 'registry' | 'onChange' | 'readonly' | 'uiSchema'> {
  id: string;
  index: number;
  count: number;
  value: unknown;
  errors: ErrorSchema | undefined;
  schema: Schema;
  /** Of the list in its document. */
  pointer: string;
  parent: FieldPathId;
  isOpen: boolean;
  isFull: boolean;
  /** It was just created. */
  isNew: boolean;
  onToggle: (id: string) => void;
  actions: ListActions;
}

/** An entry of a list. Its fields are mounted only while it is expanded. */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { id, index, count, value, errors, schema, uiSchema, pointer, parent, isOpen, readonly, registry } =
    props;
  const translate = useTranslate();
  const labels = useLabels(useDocumentForm().document);
  const contentId = useId();
  const fieldPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, parent),
    [index, registry.globalFormOptions, parent],
  );
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: readonly,
      attributes: { roleDescription: translate('storefront.drag.role') },
    });
  const name = labels.entry(schema, value, index, pointer);
  // Dragging by keyboard belongs to the handle. On the title, keys expand the entry.
  const { onKeyDown: _, ...drag } = listeners ?? {};
  const { SchemaField } = registry.fields;
  return (
    <Frame
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging}
    >
      <Head>
        {!readonly && (
          <IconButton
            size="small"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={translate('storefront.list.drag', { name })}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        )}
        <EntryTitle
          {...{ name, schema, value, isOpen, contentId }}
          errors={countErrors(errors)}
          isNew={props.isNew}
          drag={readonly ? undefined : drag}
          onToggle={() => props.onToggle(id)}
        />
        {!readonly && <EntryMenu {...{ name, index, count }} isFull={props.isFull} actions={props.actions} />}
      </Head>
      {isOpen && SchemaField && (
        <Content id={contentId}>
          <WhenInView isLazy={count > many} id={fieldPathId.$id}>
            <SchemaField
              name={name}
              schema={schema as FieldProps['schema']}
              uiSchema={uiSchema}
              formData={value}
              errorSchema={errors}
              fieldPathId={fieldPathId}
              onChange={props.onChange}
              onBlur={ignore}
              onFocus={ignore}
              registry={registry}
              readonly={readonly}
            />
          </WhenInView>
        </Content>
      )}
    </Frame>
  );
});

/** With more expanded entries than this, entries render when scrolled into view. */
const many = 20;

const ignore = () => {};

const Frame = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&[data-dragging=true]': { position: 'relative', zIndex: 1, boxShadow: theme.shadows[6] },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 4px',
  minHeight: 40,
});

const Content = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 1.5, 2),
  borderTop: `1px solid ${theme.palette.divider}`,
}));
