import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openState } from '../state/state.ts';
import { linksIn, openOutbox } from './outbox.ts';

const clock = { now: () => Date.UTC(2026, 0, 2) };
const ids = (): { uuid: () => string } => {
  let last = 0;
  return { uuid: () => `mail-${++last}` };
};
const mail = (to: string, subject: string) => ({
  from: 'f@x.test',
  to: [to],
  subject,
  text: 't',
  via: 'ses',
});

it('keeps mail after a restart and lists the newest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const path = join(folder, 'state.db');
  const before = openState(path);
  const outbox = openOutbox(before.database, clock, ids());
  await outbox.deliver(mail('a@x.test', 'one'));
  await outbox.deliver(mail('b@x.test', 'two'));
  before.close();
  const after = openState(path);
  const reopened = openOutbox(after.database, clock, ids());
  expect(reopened.list().map(({ subject }) => subject)).toEqual(['two', 'one']);
  expect(reopened.get('mail-1')).toEqual({
    ...mail('a@x.test', 'one'),
    id: 'mail-1',
    sentAt: '2026-01-02T00:00:00.000Z',
    links: [],
  });
  after.close();
  await rm(folder, { recursive: true });
});

it('finds the mail of a recipient in upper or lower case, and not of an address that only ends the same', async () => {
  const outbox = openOutbox(openState(':memory:').database, clock, ids());
  await outbox.deliver(mail('Ann@x.test', 'hers'));
  await outbox.deliver(mail('joann@x.test', 'not hers'));
  expect(outbox.list({ to: 'ann@X.test' }).map(({ subject }) => subject)).toEqual(['hers']);
  expect(outbox.list({ limit: 1 })).toHaveLength(1);
});

it('deletes the files of a mail with the mail', async () => {
  const outbox = openOutbox(openState(':memory:').database, clock, ids());
  const file = { fileName: 'a.jpg', contentType: 'image/jpeg', content: Uint8Array.of(1) };
  await outbox.deliver({ ...mail('a@x.test', 'with a file'), attachments: [file] });
  expect(outbox.attachments('mail-1')).toEqual([file]);
  for (let sent = 0; sent < 5_000; sent += 1) await outbox.deliver(mail('b@x.test', 'later'));
  expect(outbox.get('mail-1')).toBeUndefined();
  expect(outbox.attachments('mail-1')).toEqual([]);
});

it('finds links in HTML and text, unescaped and once each, and no script links', () => {
  expect(
    linksIn({
      html: `<a href="https://x.test/a?b=1&amp;c=2">x</a><a href='http://y.test'>y</a><a href="javascript:alert(1)">z</a>`,
      text: 'See http://y.test, or (https://z.test/q).',
    }),
  ).toEqual(['https://x.test/a?b=1&c=2', 'http://y.test', 'https://z.test/q']);
});
