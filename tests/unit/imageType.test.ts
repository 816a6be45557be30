import { describe, expect, test } from 'vitest';
import { imageType } from '../../src/schemas/imageType.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('format of an image by its content', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg></svg>', 'image/svg+xml'],
    ['\xef\xbb\xbf<svg>', 'image/svg+xml'],
  ])('detects %j', (content, type) => expect(imageType(bytes(content))).toBe(type));

  test.each([
    '',
    'plain text named .png',
    '<html><svg></svg></html>',
    '<script>alert(1)</script>',
    '%PDF-1.7',
    'MZ\x90',
    'RIFF\x10\0\0\0WAVE',
    '<svgish>',
  ])('rejects %j', (content) => expect(imageType(bytes(content))).toBeUndefined());

  test('runs in linear time on unterminated comments', () => {
    expect(imageType(bytes(`${'<!---->'.repeat(500)}x`))).toBeUndefined();
  });

  test('reads only the start of a large file', () => {
    expect(imageType(new Uint8Array(6_000_000))).toBeUndefined();
  });
});
