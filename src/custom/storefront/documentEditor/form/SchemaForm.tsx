import { styled } from '@mui/material/styles';
import { withTheme } from '@rjsf/core';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { FieldPathList } from '@rjsf/utils';
import { use, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { loadDocumentValidators } from 'virtual:document-validators';
import { useText } from '../../../../i18n/useText.ts';
import { withId, type DocumentName } from '../../../../schemas/storefront/documents.ts';
import { endingsOf } from '../../../../schemas/storefront/hints.ts';
import { keyedOnRead } from '../../../../schemas/storefront/keyedEntries.ts';
import { withValueAt } from '../../../../schemas/storefront/pointer.ts';
import { schemaAt, type Schema } from '../../../../schemas/storefront/schema.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import { errorSchemaOf } from './errorSchema.ts';
import { DocumentFormContext, FormValueContext, type Reveal } from './FormValue.ts';
import { pointerOf } from './path.ts';
import { theme } from './theme.ts';
import { uiSchemaOf } from './uiSchema.ts';
import { useLabels } from './useLabels.ts';
import { useReveal } from './useReveal.ts';
import { viewSchema } from './viewSchema.ts';

const ThemedForm = withTheme(theme);

export interface SchemaFormProps {
  document: DocumentName;
  /** Pointer of the schema in its document. */
  pointer: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Paths are relative to the value. */
  errors: ValidationError[];
  isEditable: boolean;
  siblings?: readonly unknown[];
  /** Reveals the field at this path and opens the lists around it. */
  reveal?: Reveal;
}

/**
 * A form generated from a schema. RJSF renders fields and errors. The value bypasses RJSF's state, so that rendering
 * changes nothing and an edit changes only its own field.
 */
export function SchemaForm({
  document,
  pointer,
  schema,
  errors,
  isEditable,
  siblings,
  reveal,
  ...props
}: SchemaFormProps) {
  const validators = use(loadDocumentValidators(document));
  const labels = useLabels(document);
  const translate = useTranslate();
  const text = useText();
  const idPrefix = useId();
  const { onChange } = props;
  const value = useMemo(() => keyedOnRead(schema, props.value), [schema, props.value]);
  const change = useChange({ value, onChange });
  const view = useMemo(() => viewSchema(withId(document, pointer, schema)), [document, pointer, schema]);
  const uiSchema = useMemo(
    () => uiSchemaOf(pointer, schema, { ...labels, help: (name) => translate(`storefront.help.${name}`) }),
    [pointer, schema, labels, translate],
  );
  const extraErrors = useMemo(
    () =>
      errorSchemaOf(errors, ({ path, code, params }) => {
        const own = endingsOf(`/${document}${pointer}${path}`).map(
          (field) => `storefront.errors.${field}.${code}`,
        );
        return text([...own, `validation.${code}`, 'validation.invalid'], params);
      }),
    [errors, text, document, pointer],
  );
  const validator = useMemo(() => createPrecompiledValidator(validators, view), [validators, view]);
  const place = useMemo(
    () => ({
      document,
      change,
      siblings,
      reveal,
      schemaAt: (at: string) => schemaAt(schema, at.slice(pointer.length)) ?? {},
    }),
    [document, change, siblings, reveal, schema, pointer],
  );
  useReveal(idPrefix, reveal);
  const held = useMemo(() => ({ value }), [value]);
  return (
    <DocumentFormContext value={place}>
      <FormValueContext value={held}>
        <ThemedForm
          tagName={Container}
          schema={view}
          uiSchema={uiSchema}
          validator={validator}
          extraErrors={extraErrors}
          readonly={!isEditable}
          idPrefix={idPrefix}
          showErrorList={false}
          experimental_componentUpdateStrategy="shallow"
          experimental_defaultFormStateBehavior={noDefaults}
        >
          <></>
        </ThemedForm>
      </FormValueContext>
    </DocumentFormContext>
  );
}

/** No form element: the surrounding screen saves. In a narrow container, fields are stacked. */
const Container = styled('div')({ container: 'form / inline-size' });

const noDefaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** Changes a field on top of the changes that the parent has not passed back yet. */
function useChange({ value, onChange }: Pick<SchemaFormProps, 'value' | 'onChange'>) {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);
  return useCallback((part: unknown, path: FieldPathList) => {
    latest.current.value = withValueAt(latest.current.value, pointerOf(path), part);
    latest.current.onChange(latest.current.value);
  }, []);
}
