import { describe, expect, test } from 'vitest';
import { parseAmount, parseNumber } from '../../src/schemas/amounts.ts';

describe('parseAmount', () => {
  test.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['$12.5', 12.5],
    ['1 299,00', 1299],
    ['1,299.00', 1299],
    ['0', 0],
    ['1,299', null],
    ['12,5', null],
    ['12,505', null],
    ['-1', null],
    ['1e9', null],
    ['', null],
  ])('parses %j as %j', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });
});

describe('parseNumber', () => {
  test.each([
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['.5', 0.5],
    ['-1', -1],
    ['0.125', 0.125],
    ['1299', 1299],
    ['1,299', null],
    ['1.299', null],
    ['007', null],
    ['1e9', null],
    ['-', null],
    ['', null],
  ])('parses %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});
