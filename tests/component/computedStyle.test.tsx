import { afterEach, expect, test } from 'vitest';

const style = document.createElement('style');
afterEach(() => style.remove());

/** Whether an element of a class inside another is hidden by a rule. */
function hides(rule: string): boolean {
  style.textContent = rule;
  document.head.append(style);
  document.body.innerHTML = '<div class="outer"><p class="own second" title="a">Text</p></div>';
  const { display, visibility } = getComputedStyle(document.querySelector('p')!);
  return display === 'none' || visibility === 'hidden';
}

test.each([
  '.own { display: none }',
  '.second.own { display: none }',
  'p { display: none }',
  '* { display: none }',
  '.other, p { display: none }',
  '.other, .second { display: none }',
  '.outer > .own { display: none }',
  '.outer > p { display: none }',
  '.own:not(.other, .another) { display: none }',
  '[title=a] { display: none }',
  '.outer { visibility: hidden }',
  'body { visibility: hidden }',
  '@media (min-width: 1px) { .own { display: none } }',
  '@media (min-width: 1px) { @media (min-width: 2px) { p { display: none } } }',
])('a style is read from %s', (rule) => {
  expect(hides(rule)).toBe(true);
});

test.each([
  '.other { display: none }',
  '.own.other { display: none }',
  '.own > .outer { display: none }',
  '.other .own { display: none }',
  '.own:not(.second) { display: none }',
  '@media (max-width: 1px) { .own { display: none } }',
])('and not from %s', (rule) => {
  expect(hides(rule)).toBe(false);
});
