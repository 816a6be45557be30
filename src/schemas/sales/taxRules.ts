import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { regions } from '../locations/regions.ts';
import { canadianTaxKinds, RATE_UNIT } from './taxRates.ts';

const Rate = Type.Integer({ minimum: 0, maximum: RATE_UNIT, description: 'Thousandths of a per cent.' });
const From = Type.String({ format: 'date', description: 'The first day that it holds.' });

/** A tax that a location outside of Canada adds, from a day on; a rate of nought ends it. */
export const LocalRate = Entity({
  name: Type.String({ pattern: '\\S', maxLength: 50 }),
  rate: Rate,
  from: From,
});

/** What a province levies from a day on; without one what Canada does. */
export const ProvincialRate = Entity({
  state: NullableString({ enum: [...regions.CA, null] }),
  kind: Type.Enum([...canadianTaxKinds]),
  rate: Rate,
  from: From,
});

/** A province that a store collects PST, RST or QST for although it is not the location's. */
export const TaxRegistration = Entity({
  state: Type.Enum([...regions.CA]),
  number: Type.String({ pattern: '\\S', maxLength: 50 }),
});
export type TaxRegistration = Static<typeof TaxRegistration>;

export const MAX_TAX_RATES = 200;

interface Fault {
  path: string;
  code: string;
}

/** Names the entries of a list that say the same as one before them, at one of their properties. */
export const duplicateErrors = <T>(
  list: readonly T[],
  at: (index: number) => string,
  keyOf: (one: T) => string,
): Fault[] =>
  list.flatMap((one, index) =>
    list.findIndex((other) => keyOf(other) === keyOf(one)) < index
      ? [{ path: at(index), code: 'tax_twice' }]
      : [],
  );

/** GST is Canada's, any other tax a province's. */
export const provinceErrors = (rates: readonly Static<typeof ProvincialRate>[]): Fault[] =>
  rates.flatMap(({ state, kind }, index) =>
    (kind === 'GST') === (state === null) ? [] : [{ path: `/tax_rates/${index}/state`, code: 'tax_state' }],
  );
