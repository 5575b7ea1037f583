import { expect, it } from 'vitest';
import { html, prettyText } from './html.ts';

it('escapes all values in text and attributes, but not its own HTML', () => {
  const evil = `"><script>'&`;
  const inner = html`<b>${evil}</b>`;
  expect(html`<a title="${evil}">${inner}${[html`<i></i>`, 1]}${undefined}${false}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;"><b>&quot;&gt;&lt;script&gt;&#39;&amp;</b><i></i>1</a>',
  );
});

it('formats JSON and leaves other text unchanged', () => {
  expect(prettyText('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyText('{broken')).toBe('{broken');
});
