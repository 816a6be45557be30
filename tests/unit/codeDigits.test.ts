import { describe, expect, test } from 'vitest';
import {
  nextBox,
  emptyCode,
  enterDigits,
  eraseDigit,
  typeDigit,
} from '../../src/custom/account/codeDigits.ts';

describe('typing', () => {
  test.each([
    ['a digit moves on', emptyCode, 0, '4', '4     ', 1],
    ['a letter does nothing', '1     ', 1, 'x', '1     ', 1],
    ['the last digit stays', '12345 ', 5, '6', '123456', 5],
    ['a digit replaces the existing one', '12    ', 0, '17', '72    ', 1],
    ['a digit before it too', '12    ', 0, '71', '72    ', 1],
    ['the same digit again', '1     ', 0, '11', '1     ', 1],
    ['autofill', emptyCode, 0, '123456', '123456', 5],
  ])('%s', (_, code, box, content, typed, next) => {
    expect(typeDigit(code, box, content)).toEqual({ code: typed, box: next });
  });
});

describe('pasting', () => {
  test.each([
    ['six digits fill all boxes, whichever has the focus', 3, '123456', '123456', 5],
    ['spaces and words between them do not count', 0, 'Code: 123 456', '123456', 5],
    ['fewer go in from the box on', 2, '78', '  78  ', 4],
    ['too many end with the last box', 4, '7890', '    78', 5],
    ['no digits change nothing', 1, 'none', emptyCode, 1],
  ])('%s', (_, box, text, code, next) => {
    expect(enterDigits(emptyCode, box, text)).toEqual({ code, box: next });
  });
});

describe('erasing', () => {
  test.each([
    ['empties the box', '123   ', 2, '12    ', 2],
    ['goes back from an empty one', '123   ', 3, '12    ', 2],
    ['stays in the first', emptyCode, 0, emptyCode, 0],
  ])('%s', (_, code, box, left, next) => {
    expect(eraseDigit(code, box)).toEqual({ code: left, box: next });
  });
});

test('moves between boxes with arrow keys only', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => nextBox(key, 2))).toEqual([
    1,
    3,
    0,
    5,
    undefined,
  ]);
  expect([nextBox('ArrowLeft', 0), nextBox('ArrowRight', 5)]).toEqual([0, 5]);
});
