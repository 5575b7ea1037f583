import { expect, test } from 'vitest';
import { previewDocument } from './preview-document.ts';

const shown = (body: string) => {
  const html = `<!doctype html><html><body>${body}</body></html>`;
  return previewDocument(html, 'https://sky.test', 'Preview').replace(/<p role="status".*?<\/p>/, '');
};
const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

test.each([
  [
    'styles and pictures get the address of the site',
    '<img src="/a.webp"/>',
    '<img src="https://sky.test/a.webp"/>',
  ],
  [
    'so does each picture of a set',
    '<source srcSet="/a.webp" srcset="/a.webp 1x, /b.webp 2x"/>',
    '<source srcSet="/a.webp" srcset="https://sky.test/a.webp 1x, https://sky.test/b.webp 2x"/>',
  ],
  ['addresses elsewhere stay', '<img src="https://x.test/a"/>', '<img src="https://x.test/a"/>'],
  ['scripts are left out', '<script type="module" src="/a.js"></script><p>1</p>', '<p>1</p>'],
  ['links to pages lead nowhere', '<a class="b" href="/faq">FAQ</a>', '<a class="b">FAQ</a>'],
  ['links to calls and chats neither', '<a href="tel:+1201">Call</a>', '<a>Call</a>'],
  ['links within the page stay', '<a href="#rates">Rates</a>', '<a href="#rates">Rates</a>'],
])('%s', (_, before, after) => {
  expect(shown(before)).toBe(page(after));
});

test('the page says that it is a preview', () => {
  expect(previewDocument(page(''), 'https://sky.test', 'Preview: not saved')).toContain(
    'Preview: not saved</p></body>',
  );
});
