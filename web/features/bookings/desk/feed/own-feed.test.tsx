import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FeedShown } from '#domain/kernel/feed/feed-link.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { answer, refusal, sentTo } from '../testing/fake-api.ts';
import { OwnFeed } from './own-feed.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

const ADDRESS = 'https://skybarrel.test/api/feeds/bookings/A7n0Zk3Qw9rT5yU2iO8pLg';
const madeAt = '2026-11-28T15:00:00.000Z';
let feed: FeedShown | undefined;
let made = 0;
let screen: HTMLElement;

const shown = () => (feed === undefined ? {} : { feed });
const replies = {
  ownFeed: shown,
  makeFeed: () => {
    made += 1;
    feed = { madeAt: `2026-11-28T15:0${made}:00.000Z`, uses: 0 };
    return { feed, address: `${ADDRESS}${made}` };
  },
  endFeed: () => {
    feed = undefined;
    return {};
  },
};
const open = async (given?: FeedShown, answers: Parameters<typeof answer>[0] = {}) => {
  feed = given;
  made = 0;
  answer({ ...replies, ...answers });
  screen = await openScreen(<OwnFeed />);
  await settle();
};
const unfold = async () => {
  const details = screen.querySelector('details');
  await act(async () => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
  await settle();
};
afterEach(closeScreen);

test('asks nothing until somebody opens it', async () => {
  await open();
  expect(sentTo('ownFeed')).toHaveLength(0);
  await unfold();
  expect(sentTo('ownFeed')).toHaveLength(1);
  expect(screen.textContent).toContain('no name, no phone number and no street');
});

test('a link is made, shown once and copied; renewed, it is another; ended, it is gone', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await open();
  await unfold();
  await press('Make a link');
  await settle();
  expect(screen.textContent).toContain(`${ADDRESS}1`);
  expect(screen.textContent).toContain('No calendar has read it yet.');
  await press('Copy the link');
  expect(writeText).toHaveBeenCalledWith(`${ADDRESS}1`);
  await press('Renew the link');
  await settle();
  expect(screen.textContent).toContain(`${ADDRESS}2`);
  expect(screen.textContent).not.toContain(`${ADDRESS}1`);
  await press('End the link');
  await settle();
  expect(screen.textContent).not.toContain(ADDRESS);
  expect(screen.textContent).toContain('Make a link');
  vi.unstubAllGlobals();
});

test('who comes back sees how often it was read, and no address', async () => {
  await open({ madeAt, uses: 12, usedAt: '2026-11-28T16:00:00.000Z' });
  await unfold();
  expect(screen.textContent).toContain('It was read 12 times');
  expect(screen.textContent).not.toContain('/api/feeds');
});

test('a refusal is told', async () => {
  await open(undefined, { makeFeed: () => refusal('BUSY', undefined, 'Somebody else was faster.') });
  await unfold();
  await press('Make a link');
  await settle();
  expect(screen.textContent).toContain('Somebody else was faster.');
});
