import { expect, test } from 'vitest';
import { styleCache } from '../../src/theme/styleCache.ts';

const written = (styles: string) => {
  const before = document.head.textContent.length;
  styleCache.insert('.some', { name: styles, styles }, styleCache.sheet, true);
  return document.head.textContent.slice(before);
};

test('writes rules without prefixes, except the one that Safari needs', () => {
  expect(written('display:flex;transition:opacity 1s;')).toBe('.some{display:flex;transition:opacity 1s;}');
  expect(written('user-select:none;')).toBe('.some{-webkit-user-select:none;user-select:none;}');
});

test('omits rules that current browsers reject', () => {
  expect(written('color:red;&::-moz-focus-inner{border-style:none;}&:hover{color:blue;}')).toBe(
    '.some{color:red;}.some:hover{color:blue;}',
  );
});

test('styles placeholders once, by the standard selector', () => {
  const styles =
    'color:red;&::-webkit-input-placeholder{opacity:0;}&::-moz-placeholder{opacity:0;}&::-ms-input-placeholder{opacity:0;}';
  expect(written(styles)).toBe('.some{color:red;}.some::placeholder{opacity:0;}');
});
