import { describe, expect, test } from 'vitest';
import { mailContent, textOf } from '../../server/mail/content.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

describe('email HTML', () => {
  test.each([
    '<p>Hello <strong>Mara</strong>,<br />it is <em>ready</em> &amp; waits.</p>',
    '<ul><li><p>One</p></li></ul><ol start="3"><li>Two</li></ol><blockquote><p>Three</p></blockquote>',
    '<p><a href="https://shop.example/repair">Repair</a> <a href="mailto:a@b.example">Mail</a></p>',
  ])('keeps %s', (html) => expect(mailContent(html).html).toBe(html));

  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="/relative">a</a><a href="//evil.example">b</a>', '<a>a</a><a>b</a>'],
    ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
    ['<img src="https://tracker.example/a.png">', ''],
    ['<img src="file:///etc/passwd"><img src="cid:other">', ''],
    ['<img src="data:text/html;base64,PHNjcmlwdD4=">', ''],
    ['<img src="data:image/png;base64,PHNjcmlwdD4=">', ''],
    ['<svg><script>alert(1)</script></svg><iframe src="//evil.example"></iframe>', ''],
    ['<form action="//evil.example"><input name="a">b</form>', 'b'],
    ['<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ])('removes dangerous content: %s', (html, clean) => expect(mailContent(html).html).toBe(clean));

  test('sends inline images as attachments by their type', () => {
    const { html, pictures, text } = mailContent(
      `<p>Look: <img alt="the screen" src="data:image/jpeg;base64,${png}"></p><img src="data:image/png;base64,${png}">`,
    );
    expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/png']);
    const [first, second] = pictures.map(({ cid }) => cid);
    expect(html).toBe(`<p>Look: <img alt="the screen" src="cid:${first}" /></p><img src="cid:${second}" />`);
    expect(first).not.toBe(second);
    expect(text).toBe('Look: [the screen]');
  });
});

test('has the same content as its plain text', () => {
  const html =
    '<h2>Hours</h2><p>From <b>9</b> to\n 5,<br>daily &amp; Sunday</p><ul><li><p>One</p></li><li>Two</li></ul><p><a href="https://shop.example">Shop</a>, <a href="mailto:a@b.example">a@b.example</a></p>';
  expect(textOf(html)).toBe(
    'Hours\n\nFrom 9 to 5,\ndaily & Sunday\n\n- One\n\n- Two\n\nShop (https://shop.example), a@b.example',
  );
});

test('becomes text when it is nested too deeply', () => {
  const { html, text } = mailContent(`${'<b>'.repeat(5_000)}deep${'</b>'.repeat(5_000)}`);
  expect(text).toBe('deep');
  expect(html.match(/<b>/g)?.length).toBeLessThanOrEqual(100);
});
