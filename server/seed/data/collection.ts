/** Until when ready devices of the demo's stores are to be collected, when it is told again, and what storage costs after it, in cents. */
export const collection = {
  collect_days: 30,
  uncollected_again_days: 14,
  storage_fee: 200,
  storage_fee_most: 6000,
};
