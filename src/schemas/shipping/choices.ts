/** What may be chosen of a shipment (contract 4 §9). */
export const confirmations = ['none', 'delivery', 'signature', 'adult_signature'] as const;
export const insuranceProviders = ['none', 'shipsurance', 'carrier', 'third_party'] as const;
export const weightUnits = ['pound', 'ounce', 'kilogram', 'gram'] as const;
export const lengthUnits = ['inch', 'centimeter'] as const;
export const dryIceUnits = ['ounce', 'pound', 'kilogram', 'gram'] as const;
export const payers = ['carrier', 'recipient', 'third_party'] as const;
export const collectTypes = ['any', 'cash', 'cash_equivalent', 'none'] as const;
export const collectCurrencies = ['cad', 'usd'] as const;
export const residentials = ['yes', 'no', 'unknown'] as const;

/** In pounds, of a shipment that starts from an address. */
export const defaultWeight = 10;

/** In ms, after an option changed and before rates are asked for again. */
export const rateDebounce = 1000;
