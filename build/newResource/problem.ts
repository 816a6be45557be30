/** An input that cannot be used; the message tells the person what to change. */
export class InputProblem extends Error {}
