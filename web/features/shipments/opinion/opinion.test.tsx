import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import { type as typeInto } from '#web/ui/testing/screen.tsx';
import Opinion from './opinion.tsx';

const props = { phone: { display: '(201) 555-0142', e164: '+12015550142' } };
const token = '7K3M9-Q2X4T-C.c2FtcGxlLXNlY3JldC0wMQ';
const asked: OpinionPage = {
  what: '2 barrels to Georgetown, handed over on Fri, Nov 27',
  version: 0,
  mayChange: true,
};
const asking = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const sent = () =>
  asking.mock.calls
    .filter(([, { method }]) => method === 'PUT')
    .map(([, { body }]) => JSON.parse(String(body)) as object);

let root: Root | undefined;
let container: HTMLElement;
const open = async (hash = `#${token}`): Promise<void> => {
  history.replaceState(null, '', `/how-was-it${hash}`);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Opinion {...props} />);
  await act(async () => {
    root = hydrateRoot(container, <Opinion {...props} />);
  });
};
const button = (words: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) => act(async () => button(words)?.click());
const pressed = () =>
  [...container.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => asking(path, init));
  sessionStorage.clear();
  asking.mockReset();
  asking.mockImplementation(async (_path, { method, body }) => {
    if (method !== 'PUT') return json(200, asked);
    const { version, ...given } = JSON.parse(String(body)) as { version: number };
    return json(200, { ...asked, ...given, version: version + 1, thanks: 'Thank you.' });
  });
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

describe('how it was', () => {
  test('is said with one tap, without an account, and the secret goes in a header alone', async () => {
    await open();
    expect(container.textContent).toContain(asked.what);
    expect(pressed()).toEqual([]);
    expect(container.querySelector('textarea')).toBeNull();
    await press('Good');
    expect(sent()).toEqual([{ version: 0, mark: 'GOOD' }]);
    expect(pressed()).toEqual(['Good']);
    expect(container.querySelector('[role=status]')?.textContent).toContain('Thank you.');
    for (const [path, { headers }] of asking.mock.calls) {
      expect(path).toBe('/api/opinion');
      expect(new Headers(headers).get('opinion-link')).toBe(token);
    }
    expect(location.href).not.toContain(token);
  });

  test('nothing is chosen for anybody, and opening the link answers nothing', async () => {
    await open();
    expect(sent()).toEqual([]);
    const names = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Good', 'So-so', 'Not good']);
  });

  test('can have a few words, which a change of the mark keeps', async () => {
    await open();
    await press('Not good');
    await typeInto(container.querySelector('textarea'), ' A dent. ');
    await press(opinionWords.send);
    // What they wrote stays in sight, and no empty box asks again.
    expect(container.querySelector('textarea')).toBeNull();
    expect(container.textContent).toContain('What you wroteA dent.');
    await press('So-so');
    expect(sent()).toEqual([
      { version: 0, mark: 'BAD' },
      { version: 1, mark: 'BAD', words: 'A dent.' },
      { version: 2, mark: 'FAIR', words: 'A dent.' },
    ]);
    expect(container.textContent).toContain(opinionWords.sent);
    await press(opinionWords.change);
    expect(container.querySelector('textarea')?.value).toBe('A dent.');
  });

  test('that can be changed no more is shown and asks for nothing', async () => {
    asking.mockImplementation(async () =>
      json(200, {
        ...asked,
        version: 3,
        mark: 'GOOD',
        words: 'Fast.',
        thanks: 'Thank you.',
        mayChange: false,
      }),
    );
    await open();
    expect(pressed()).toEqual(['Good']);
    expect([...container.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    expect(container.querySelector('textarea')).toBeNull();
    expect(container.querySelector('blockquote')?.textContent).toBe('Fast.');
    expect(container.textContent).toContain(opinionWords.stays);
  });

  test('of another window is shown when this one is refused', async () => {
    await open();
    const newer = { ...asked, version: 1, mark: 'FAIR', thanks: 'Thank you.' };
    asking.mockImplementation(async (_path, { method }) =>
      method === 'PUT'
        ? json(409, { code: 'OPINION_CHANGED', message: 'This was answered in another window.' })
        : json(200, newer),
    );
    await press('Good');
    expect(container.querySelector('[role=alert]')?.textContent).toBe('This was answered in another window.');
    expect(pressed()).toEqual(['So-so']);
  });

  test('without a connection is said to be not sent, and can be tapped again', async () => {
    await open();
    asking.mockRejectedValueOnce(new TypeError('offline'));
    await press('Good');
    expect(container.querySelector('[role=alert]')?.textContent).toBe(opinionWords.away);
    await press('Good');
    expect(pressed()).toEqual(['Good']);
  });
});

test.each([
  ['', opinionWords.noLink],
  [`#${token}`, opinionWords.refused],
])('a link that opens nothing says what to do, and has our phone: %s', async (hash, said) => {
  asking.mockImplementation(async () => json(404, { code: 'LINK_REFUSED', message: 'No.' }));
  await open(hash);
  expect(container.querySelector('[role=alert]')?.textContent).toContain(said);
  expect(container.querySelector('a[href="tel:+12015550142"]')).not.toBeNull();
});
