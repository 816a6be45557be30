import { useTranslate } from 'react-admin';
import { countries } from '../../schemas/locations/regions.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../kit/slots.ts';
import { regionLabel, useRegions } from './useRegions.ts';

type Props = { source: string } & Partial<FilterInputProps>;

/** Filters by country. Changing it clears the state filter. */
export function CountryFilter({ filter, draft }: Props) {
  const translate = useTranslate();
  if (!filter || !draft) return null;
  const choices = countries.map(
    (code) => [code, translate(`resources.locations.values.country.${code}`)] as const,
  );
  const choose: typeof draft.choose = (changes) => draft.choose({ ...changes, state: undefined });
  return <ChoiceFilter filter={filter} draft={{ ...draft, choose }} choices={choices} />;
}

/** Filters by the provinces or states of the selected country. */
export function StateFilter({ filter, draft }: Props) {
  const regionsOf = useRegions();
  const translate = useTranslate();
  if (!filter || !draft) return null;
  const { country } = draft.values;
  const choices = regionsOf(country).map(({ id, name }) => [id, name] as const);
  return (
    <ChoiceFilter filter={filter} draft={draft} choices={choices} label={translate(regionLabel(country))} />
  );
}
