/** As long as the model numbers of a device are together: makers' lists have devices with dozens. */
export const MAX_MODEL_NUMBERS = 2000;
