import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { useGetList, useTranslate } from 'react-admin';
import { categories, type Category } from '../../../../../schemas/catalog/categories.ts';
import { valueAt } from '../../../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../../../schemas/storefront/schema.ts';
import { LoadErrorAlert } from '../../../../../kit/LoadErrorAlert.tsx';
import { useDocumentForm, useFormValue } from '../FormValue.ts';
import { pointerOf } from '../path.ts';
import { useField } from '../widgets/useField.ts';

/**
 * Selects a category of the store that has an image and is not in the list yet. Its title and image are filled in
 * (contract 2 §2.2).
 */
export function CategoryField({ formData, fieldPathId, name, uiSchema, onChange: _, ...props }: FieldProps) {
  const translate = useTranslate();
  const { change, siblings } = useDocumentForm();
  const value = useFormValue();
  const { data = [], error, isPending, refetch } = useCategories();
  const entryPath = fieldPathId.path.slice(0, -1);
  const list = siblings ?? valueAt(value, pointerOf(entryPath.slice(0, -1)));
  const used = new Set(Array.isArray(list) ? list.filter(isObject).map(({ id }) => id) : []);
  const entry = valueAt(value, pointerOf(entryPath));
  const chosen =
    data.find(({ id }) => id === formData) ?? (formData ? fromEntry(formData as string, entry) : null);
  const options = data.filter(({ id, img_src: image }) => image && (id === formData || !used.has(id)));
  const label = uiSchema?.['ui:title'] ?? name;
  const { slotProps, ...field } = useField({ ...props, id: fieldPathId.$id, label, uiSchema });
  const pick = (category: Pick<Category, 'id' | 'name' | 'img_src'> | null) => {
    const { id: _id, ...others } = isObject(entry) ? entry : {};
    const { id, name: title, img_src: img } = category ?? {};
    change(category ? { id, ...others, title, img } : others, entryPath);
  };
  if (error) return <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />;
  return (
    <Autocomplete
      id={fieldPathId.$id}
      options={options}
      loading={isPending}
      readOnly={props.readonly}
      value={chosen}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onChange={(_event, category) => pick(category)}
      noOptionsText={translate('storefront.form.no_category')}
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          slotProps={{
            htmlInput: { ...params.inputProps, ...slotProps.htmlInput },
            input: params.InputProps,
            inputLabel: params.InputLabelProps,
          }}
        />
      )}
    />
  );
}

/** A stored category that no longer exists. */
const fromEntry = (id: string, entry: unknown) => ({
  id,
  name: isObject(entry) && typeof entry.title === 'string' ? entry.title : id,
  img_src: isObject(entry) && typeof entry.img === 'string' ? entry.img : null,
});

const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: categories.defaultSort,
  filter: { include_voided: false, include_children: false },
};

/** The store's categories for section 2 of the home page (contract 2 §7). */
const useCategories = () => useGetList<Category>(categories.name, all, { staleTime: 60_000, retry: false });
