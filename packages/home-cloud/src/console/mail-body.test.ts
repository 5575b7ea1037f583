import { describe, expect, it } from 'vitest';
import { mailBodyPage } from './mail-body.ts';

const shown = (html: string, look: 'light' | 'dark'): string =>
  mailBodyPage(
    { id: '1', sentAt: '', from: 'a@x.test', to: ['b@x.test'], subject: 'Hi', via: 'ses', links: [], html },
    [],
    look,
  );

const page =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}' +
  '@media (prefers-color-scheme:dark){p{color:#fff}}</style></head><body><p>Hi</p></body></html>';

describe('a mail in the console', () => {
  it('is dark when it is looked at in the dark, and light otherwise, whatever the browser prefers', () => {
    expect(shown(page, 'dark')).toContain('@media (min-width:0){p{color:#fff}}');
    expect(shown(page, 'dark')).toContain('<meta name="color-scheme" content="dark">');
    expect(shown(page, 'dark')).toContain(':root{color-scheme:dark}');
    expect(shown(page, 'light')).toContain('@media (max-width:0){p{color:#fff}}');
    expect(shown(page, 'light')).toContain('<meta name="color-scheme" content="light">');
  });

  it('stays the page that it is, and its links open elsewhere', () => {
    expect(shown(page, 'light')).toMatch(/^<!doctype html><html lang="en"><head><base target="_blank">/);
  });

  it('gets a page when it is only a part of one', () => {
    expect(shown('Your code is 123456', 'light')).toMatch(
      /^<!doctype html>.*<base target="_blank">.*123456$/s,
    );
  });
});
