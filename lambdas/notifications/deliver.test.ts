import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { AnyEvent } from '#events/envelope.ts';
import type { Announcement, Messages } from '../runtime/announcement.ts';
import type { Channel } from './channels/channel.ts';
import { deliver } from './deliver.ts';

const event = AnyEvent.parse({
  specversion: '1.0',
  id: 'event-1',
  source: 'skybarrel.samples',
  type: 'sample-happened.v1',
  subject: 'sample',
  aggregateVersion: 1,
  time: '2026-11-24T16:00:00.000Z',
  correlationId: 'c',
  data: {},
});
const to = { userId: 'sample-user' };
const letter = {
  recipient: 'customer',
  to,
  subject: 'Received',
  heading: 'Received',
  paragraphs: ['It is here.'],
};
const news = {
  recipient: 'customer',
  to,
  kind: 'progress',
  fields: { number: '7K3M9-Q2X4T-C', title: 'Received', detail: 'It is here.' },
  path: '/dashboard',
  letter,
} as const;

/** A channel that notes what it sends, and whether the person hears it another way. */
const fakeChannel = (
  name: string,
  recipientsOf: (messages: Messages) => readonly string[],
  { mayGet = true, fails = false } = {},
) => {
  const sent: (readonly [string, string, boolean])[] = [];
  const channel: Channel = {
    name,
    messagesOf: (messages) =>
      recipientsOf(messages).map((recipient) => ({
        recipient,
        mayGet: async () => mayGet,
        send: async (cause, alsoTold) => {
          if (fails) throw new Error(`${name} is away`);
          sent.push([cause, recipient, await alsoTold()]);
        },
      })),
  };
  return { channel, sent };
};
const onPhone = ({ news = [] }: Messages) => news.map(({ recipient }) => recipient);
const byLetter = ({ letters = [] }: Messages) => letters.map(({ recipient }) => recipient);

const tell = (channels: readonly Channel[], part: Messages) => {
  const announcement: Announcement = { type: event.type, partsOf: () => [part] };
  return deliver({
    notifications: {
      addLine: async () => undefined,
      addToTally: async () => undefined,
      settle: async () => undefined,
    },
    channels,
    later: { add: async () => undefined },
    rateCaps: { admits: async () => true },
    hashOf: async (address) => address,
    readSetting: (async () => defaultBrand) as never,
    clock: () => new Date('2026-11-24T16:00:00.000Z'),
    factsOf: async () => undefined,
  })(event, announcement);
};

test('a third channel gets the news as the others do, without a change of what delivers', async () => {
  const mail = fakeChannel('email', byLetter);
  const phone = fakeChannel('whatsapp', onPhone);
  const third = fakeChannel('sms', onPhone);
  const all = [mail, phone, third].map(({ channel }) => channel);
  await tell(all, { letters: [letter], news: [news] });
  for (const { sent } of [mail, phone, third]) expect(sent).toEqual([['event-1', 'customer', true]]);
});

test('a channel knows when nobody else tells the same: the letter is switched off, or for somebody else', async () => {
  const phone = fakeChannel('whatsapp', onPhone);
  const switchedOff = fakeChannel('email', byLetter, { mayGet: false });
  await tell([switchedOff.channel, phone.channel], { letters: [letter], news: [news] });
  await tell([fakeChannel('email', byLetter).channel, phone.channel], {
    letters: [{ ...letter, recipient: 'desk' }],
    news: [news],
  });
  expect(phone.sent).toEqual([
    ['event-1', 'customer', false],
    ['event-1', 'customer', false],
  ]);
});

test('a channel that fails keeps no other from its message, and the event comes again', async () => {
  const phone = fakeChannel('whatsapp', onPhone, { fails: true });
  const third = fakeChannel('sms', onPhone);
  await expect(tell([phone.channel, third.channel], { news: [news] })).rejects.toThrow(
    'Not everyone could be told of sample-happened.v1.',
  );
  expect(third.sent).toHaveLength(1);
});
