/** Options of a shipment (contract 4 §9). */
export const confirmations = ['none', 'delivery', 'signature', 'adult_signature'] as const;
export const insuranceProviders = ['none', 'shipsurance', 'carrier', 'third_party'] as const;
export const weightUnits = ['pound', 'ounce', 'kilogram', 'gram'] as const;
export const lengthUnits = ['inch', 'centimeter'] as const;
export const dryIceUnits = ['ounce', 'pound', 'kilogram', 'gram'] as const;
export const payers = ['carrier', 'recipient', 'third_party'] as const;
export const collectTypes = ['any', 'cash', 'cash_equivalent', 'none'] as const;
export const collectCurrencies = ['cad', 'usd'] as const;
export const residentials = ['yes', 'no', 'unknown'] as const;

/** Pounds; for a shipment created from an address. */
export const defaultWeight = 10;

/** Delay in ms before rates are requested again after a change. */
export const rateDebounce = 1000;
