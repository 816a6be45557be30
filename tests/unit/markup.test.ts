import { describe, expect, test } from 'vitest';
import { cleanMarkup } from '../../server/storefront/markup.ts';
import { isLossless, toStoredHtml } from '../../src/custom/storefront/richText/markup.ts';

describe('HTML sent to the services', () => {
  test.each([
    'Fish & chips, 3 > 2',
    '<h2>Hours</h2><p>From <strong>9</strong> to <em>5</em><br>daily &amp; Sunday</p>',
    '<ul><li><p>One</p></li></ul><ol start="3"><li>Two</li></ol><blockquote><p>Three</p></blockquote><hr>',
    '<p><a target="_blank" rel="noopener" href="/repair">Repair</a> <a href="mailto:a@b.example">Mail</a></p>',
    '<p class="lead"><img src="/dc/files/a.png" alt="A"></p>',
  ])('keeps %s', (html) => expect(cleanMarkup(html)).toBe(html));

  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="http://evil.example/a.png">', ''],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<svg><script>alert(1)</script></svg><iframe src="//evil.example"></iframe>', ''],
    ['<form action="//evil.example"><input name="a">b</form>', 'b'],
  ])('removes dangerous content: %s', (html, clean) => expect(cleanMarkup(html)).toBe(clean));
});

describe('text editor', () => {
  test.each([
    'Plain & simple',
    '<p>a</p>',
    '<h2>a</h2><ul><li><p><a target="_blank" href="/a">b</a><br></p></li></ul>',
    '',
  ])('keeps %s', (html) => expect(isLossless(html)).toBe(true));

  test.each([
    '<p style="color:red">a</p>',
    '<table><tr><td>a</td></tr></table>',
    '<div>a</div>',
    '<img src="/a.png">',
    '<!-- a -->',
    '<a href="/a" class="b">c</a>',
    'a < b <',
  ])('does not open %s, which it would partly lose', (html) => expect(isLossless(html)).toBe(false));

  test('stores nothing for an empty text, and a single line without a paragraph', () => {
    expect(toStoredHtml('<p></p>', 'a')).toBeUndefined();
    expect(toStoredHtml('<p>a <strong>b</strong></p>', 'a b')).toBe('a <strong>b</strong>');
    expect(toStoredHtml('<p>a</p><p>b</p>', 'a')).toBe('<p>a</p><p>b</p>');
    expect(toStoredHtml('<p>b</p>', '<p>a</p>')).toBe('<p>b</p>');
    expect(toStoredHtml('<p>b</p>', undefined)).toBe('<p>b</p>');
  });
});
