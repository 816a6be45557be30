/** Maximum length of all model numbers of a product: some devices have dozens. */
export const MAX_MODEL_NUMBERS = 2000;
