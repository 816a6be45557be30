const nothing = () => undefined;

/** The parts of a drawing context for bwip-js that a recorder does not need; one module is 1 wide. */
export const ignored = {
  scale: (): [number, number] => [1, 1],
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  init: nothing,
  line: nothing,
  polygon: nothing,
  hexagon: nothing,
  ellipse: nothing,
  fill: nothing,
  text: nothing,
};
