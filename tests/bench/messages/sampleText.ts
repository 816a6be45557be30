/** The store's number. */
export const ourNumber = '+15145550100';

/** The number of a recipient; none has an ending at which the bundled provider misbehaves. */
export const numberOf = (index: number) => `+1613${200_000 + index}7`;

/** The same text message for all, to one number each. */
export const sampleText = (index: number) => ({
  from: ourNumber,
  to: numberOf(index),
  text: 'Your phone is ready. We are open until 6 PM.',
});
