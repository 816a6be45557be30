import { describe, expect, test } from 'vitest';
import { printable } from '../../src/resources/export/printable.ts';

describe('what a PDF prints', () => {
  test.each([
    ['Élise Côté-Lefèvre', 'Élise Côté-Lefèvre'],
    ['l’œuvre « à part » — 12 €', 'l’œuvre « à part » — 12 €'],
    ['Łukasz Dvořák', '?ukasz Dvorák'],
    ['日本', '??'],
    ['1\u202f299', '1 299'],
    ["'=1+1", '=1+1'],
    ["'+1 416 555 0101", '+1 416 555 0101'],
    ["'quoted", "'quoted"],
  ])('%j as %j', (cell, printed) => expect(printable(cell)).toBe(printed));

  test('numbers as they are', () => expect(printable(12.5)).toBe('12.5'));
});
