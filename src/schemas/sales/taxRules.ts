import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { regions } from '../locations/regions.ts';
import { canadianTaxKinds, RATE_UNIT } from './taxRates.ts';

const Rate = Type.Integer({ minimum: 0, maximum: RATE_UNIT, description: 'Thousandths of a per cent.' });
const From = Type.String({ format: 'date', description: 'The first day that it holds.' });

/** A tax of a location outside of Canada from a day on; a rate of 0 ends it. */
export const LocalRate = Entity({
  name: Type.String({ pattern: '\\S', maxLength: 50 }),
  rate: Rate,
  from: From,
});

/** A provincial rate from a day on; the federal rate without a province. */
export const ProvincialRate = Entity({
  state: NullableString({ enum: [...regions.CA, null] }),
  kind: Type.Enum([...canadianTaxKinds]),
  rate: Rate,
  from: From,
});

/** A province other than the locations' for which the store collects PST, RST or QST. */
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

/** Errors for entries whose key repeats an earlier one. */
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

/** GST is federal, all other taxes are provincial. */
export const provinceErrors = (rates: readonly Static<typeof ProvincialRate>[]): Fault[] =>
  rates.flatMap(({ state, kind }, index) =>
    (kind === 'GST') === (state === null) ? [] : [{ path: `/tax_rates/${index}/state`, code: 'tax_state' }],
  );
