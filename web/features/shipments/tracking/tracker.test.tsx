import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shipmentContactPath } from '#domain/enquiries/contact-path.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { type as typeInto } from '#web/ui/testing/screen.tsx';
import Tracker from './tracker.tsx';

const props = { phone: { display: '(201) 555-0142', e164: '+12015550142' } };
const number = '7K3M9-Q2X4T-C';
const reply: TrackingReply = { ...examples.track.reply, asOf: new Date().toISOString() };
const asking = vi.fn<(path: string) => Promise<Response>>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

let root: Root | undefined;
let container: HTMLElement;

const open = async (query = ''): Promise<void> => {
  history.replaceState(null, '', `/tracking${query}`);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Tracker {...props} />);
  await act(async () => {
    root = hydrateRoot(container, <Tracker {...props} />);
  });
};
const write = (typed: string) => typeInto(container.querySelector<HTMLInputElement>('[name=number]'), typed);
const send = () => act(async () => container.querySelector('form')?.requestSubmit());
const press = (words: string) =>
  act(async () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  );

/** Waits for words that are loaded first. */
const says = (words: string) => act(() => vi.waitFor(() => expect(container.textContent).toContain(words)));

const WAYBILL = 'SKB-00001175';
const UPS = '1Z999AA10123456784';
const links = () =>
  [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const items = (list: readonly object[]) => async () => json(200, { items: list });
const signIn = () =>
  localStorage.setItem('CognitoIdentityServiceProvider.client.user-1.accessToken', 'token-of-user-1');

// Compiled before a test waits for it.
beforeAll(() => import('./other-number.tsx'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (path: string) => asking(path));
  HTMLElement.prototype.scrollIntoView = () => undefined;
  asking.mockReset();
  asking.mockImplementation(async () => json(200, reply));
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a number', () => {
  test.each(['7k3m9q2x4tc', ' 7K3M9 Q2X4T C ', '7k3m9-q2x4t-c'])('is read as typed: %s', async (typed) => {
    await open();
    await write(typed);
    await send();
    expect(asking.mock.calls).toEqual([[`/api/tracking/${number}`]]);
    expect(container.querySelector('h2')?.textContent).toBe(reply.status);
    expect(location.search).toBe(`?number=${number}`);
  });

  test.each([
    ['7K3M9-Q2X4T-D', 'One of the characters is wrong.'],
    ['7K3M9', 'Our tracking numbers have 11 letters and digits. This one has 5.'],
    ['', 'Type your tracking number.'],
  ])('that cannot be one is not asked for: %s', async (typed, said) => {
    await open();
    await write(typed);
    await send();
    await says(said);
    expect(container.querySelector('[name=number]')?.getAttribute('aria-invalid')).toBe('true');
    expect(asking).not.toHaveBeenCalled();
  });

  test('in the address is looked up at once, in any spelling', async () => {
    await open('?number=7k3m9%20q2x4t%20c');
    expect(asking).toHaveBeenCalledExactlyOnceWith(`/api/tracking/${number}`);
    expect(container.querySelector<HTMLInputElement>('[name=number]')?.value).toBe(number);
    expect(container.textContent).toContain(reply.groups[0]?.next);
  });
});

describe('a number of somebody else', () => {
  const look = async (typed: string) => {
    await open();
    await write(typed);
    await send();
  };

  test('of a carrier leads to its page and, for a mailbox, to sign in, and asks for nothing', async () => {
    await look(UPS);
    await says('That looks like UPS. Track it there until it reaches us.');
    await says('Sign in, and we look for it there.');
    expect(links()).toEqual([
      ['Track it with UPS', `https://www.ups.com/track?tracknum=${UPS}`],
      ['Sign in', `/auth/login?returnUrl=${encodeURIComponent(`/tracking?number=${UPS}`)}`],
    ]);
    expect(asking).not.toHaveBeenCalled();
  });

  test('that came to the mailbox of who is signed in leads to the parcel', async () => {
    signIn();
    asking.mockImplementation(items([{ tracking: UPS, code: 'PK7M2Q' }]));
    await look(UPS);
    await says('It came to your mailbox.');
    expect(links()).toContainEqual(['Open your parcel', '/dashboard/mailbox/PK7M2Q']);
  });

  test('that they have not announced is said to be unknown', async () => {
    signIn();
    asking.mockImplementation(items([]));
    await look(UPS);
    await says('It has not come to your mailbox, and you have not announced it.');
  });

  test('our own waybill, which anybody can guess, is looked up for nobody who is not signed in', async () => {
    await look(WAYBILL);
    await says('That is an air waybill number.');
    await says('Sign in, and we find your shipment by it.');
    expect(asking).not.toHaveBeenCalled();
    expect(container.querySelector('[aria-invalid]')).toBeNull();
  });

  test('of a booking of ours leads to sign in and on to the booking, and asks for nothing', async () => {
    await look('bkg-7k3m9q');
    await says('That is your booking number.');
    await says('Sign in to see it.');
    const path = '/dashboard/bookings/BKG-7K3M9Q';
    expect(links()).toEqual([['Sign in', `/auth/login?returnUrl=${encodeURIComponent(path)}`]]);
    expect(asking).not.toHaveBeenCalled();
    expect(container.querySelector('[aria-invalid]')).toBeNull();
  });

  test('of a parcel of ours opens the parcel of who is signed in', async () => {
    signIn();
    await look('PCL-7K3M9Q2X');
    await says('That is your parcel number.');
    expect(links()).toEqual([['Open your parcel', '/dashboard/mailbox/PCL-7K3M9Q2X']]);
    expect(container.textContent).not.toContain('Sign in');
  });

  test('that nobody has is refused in the field', async () => {
    await look('12345');
    await says('This is not one of our tracking numbers.');
    expect(container.querySelector('[aria-invalid]')).not.toBeNull();
  });

  test('our own waybill opens the shipment of its sender at once', async () => {
    signIn();
    const meanwhile: string[] = [];
    asking.mockImplementation(async (path) => {
      if (!path.startsWith('/api/shipments?')) return json(200, reply);
      meanwhile.push(container.textContent ?? '');
      return json(200, { items: [{ hawb: WAYBILL, number }] });
    });
    await look('skb 00001175');
    await says(reply.status);
    // It is recognized while it is looked for, and not refused first.
    expect(meanwhile).toEqual([expect.stringContaining('We are looking for your shipment…')]);
    expect(meanwhile[0]).not.toContain('not one of our tracking numbers');
    expect(asking.mock.calls.map(([path]) => path)).toEqual([
      '/api/shipments?limit=50',
      `/api/tracking/${number}`,
    ]);
  });

  test.each([
    ['none of whose shipments has it', () => json(200, { items: [] }), 'None of your shipments has it.'],
    ['whose session has ended', () => json(401, {}), 'Sign in, and we find your shipment by it.'],
  ])('our own waybill shows nothing to somebody %s', async (_who, answer, said) => {
    signIn();
    asking.mockImplementation(async () => answer());
    await look(WAYBILL);
    await says(said);
    expect(asking).toHaveBeenCalledTimes(1);
  });
});

describe('the answer', () => {
  test('says what happens next and when it is ready, and shows each event at its own time', async () => {
    await open(`?number=${number}`);
    for (const said of [reply.arrival?.words, reply.groups[0]?.lines[0]?.time, 'Pieces 1 to 3'])
      expect(container.textContent).toContain(said);
  });

  test.each([1, 2])(
    'after the handover leads to the form with the number filled in: %i group(s)',
    async (count) => {
      const next = wordsOfState.DELIVERED.next;
      const groups = reply.groups
        .slice(0, 1)
        .flatMap((group) =>
          Array.from({ length: count }, (_, at) => ({ ...group, title: `Piece ${at}`, next })),
        );
      asking.mockImplementation(async () => json(200, { ...reply, groups }));
      await open(`?number=${number}`);
      expect(container.textContent).toContain(next);
      const form = ['write to us', shipmentContactPath(number)];
      expect(links()).toEqual(Array.from({ length: count }, () => form));
    },
  );

  test('of several groups has the last three steps of each in sight, and folds the others away', async () => {
    const [group] = reply.groups;
    if (group === undefined) throw new Error('It has a group.');
    const lines = Array.from({ length: 6 }, (_, at) => ({
      at: `2026-11-2${6 - at}T10:00:00.000Z`,
      time: `Nov ${26 - at}`,
      text: `Step ${6 - at}`,
      isTrouble: false,
    }));
    const groups = ['Piece 1', 'Piece 2'].map((title) => ({ ...group, title, lines }));
    asking.mockImplementation(async () => json(200, { ...reply, groups }));
    await open(`?number=${number}`);
    const folded = [...container.querySelectorAll('details')];
    expect(folded.map((each) => each.querySelector('summary')?.textContent)).toEqual([
      'All 6 steps',
      'All 6 steps',
    ]);
    expect(folded.map(({ open: isOpen }) => isOpen)).toEqual([false, false]);
    expect(folded[0]?.textContent).toMatch(/Step 3.*Step 1/s);
    expect(folded[0]?.textContent).not.toMatch(/Step [456]/);
    for (const { title } of groups) expect(container.textContent).toContain(title);
  });

  test('of one group folds nothing', async () => {
    await open(`?number=${number}`);
    expect(container.querySelector('details')).toBeNull();
  });

  test('of an unknown number keeps the number and gives the phone', async () => {
    asking.mockImplementation(async () => json(404, {}));
    await open(`?number=${number}`);
    expect(container.textContent).toContain(`We have no shipment with the number ${number}`);
    expect(container.querySelector('a[href="tel:+12015550142"]')).not.toBeNull();
  });

  test('comes when the connection is back', async () => {
    asking.mockRejectedValueOnce(new TypeError('offline'));
    await open(`?number=${number}`);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('We could not reach the server.');
    await act(async () => dispatchEvent(new Event('online')));
    expect(container.textContent).toContain(reply.status);
  });

  test('that is known stays when the server cannot be reached', async () => {
    await open(`?number=${number}`);
    asking.mockRejectedValueOnce(new TypeError('offline'));
    await press('Look again');
    expect(container.textContent).toContain(reply.status);
    expect(container.textContent).toContain('We could not get anything newer.');
    expect(container.querySelector('[role=alert]')).toBeNull();
  });

  test('of a number that was replaced meanwhile is not shown', async () => {
    const slow = Promise.withResolvers<Response>();
    asking.mockImplementationOnce(() => slow.promise);
    asking.mockImplementation(async () => json(404, {}));
    await open(`?number=${number}`);
    await write('00000-00000-F');
    await send();
    await act(async () => slow.resolve(json(200, reply)));
    expect(container.textContent).not.toContain(reply.groups[0]?.next);
  });

  test('can be shared as a link', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    await open(`?number=${number}`);
    await press('Share');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/tracking?number=${number}`);
    expect(container.textContent).toContain('The link is copied.');
  });
});
