import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import answeredExample from '#events/enquiries/enquiry-answered.v2.example.json' with { type: 'json' };
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import receivedExample from '#events/enquiries/enquiry-received.v2.example.json' with { type: 'json' };
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { AnyEvent } from '#events/envelope.ts';
import { type NotificationsWorld, startNotificationsWorld } from '../notifications/notifications.world.ts';
import { sampleEnquiry } from '../notifications/sample-enquiry.ts';

const received = EnquiryReceivedV2.schema.parse(receivedExample);
const answered = EnquiryAnsweredV2.schema.parse(answeredExample);
const sender = sampleEnquiry.email;

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.enquiry(sampleEnquiry, undefined, {
    at: answered.data.answeredAt,
    text: 'We come on Monday between 9 and 12.',
  });
});
afterEach(() => world.stop());

/** The nth enquiry is received. Default: from one address, on the day of the example. */
const receive = async (number: number, change: Partial<Enquiry> = {}, text?: string): Promise<void> => {
  const reference = `ENQ-7K3M2${number}`;
  const one = { ...sampleEnquiry, reference, ...change };
  await world.enquiry(one, text);
  const data = { ...received.data, reference, receivedAt: one.receivedAt };
  await world.announce({ ...received, id: `enquiry-${number}`, data });
};
const lettersTo = (address: string) =>
  world.mail.filter(({ to }) => to === address).map(({ letter }) => letter);

describe('an enquiry', () => {
  test('is counted in the feed of staff and announced to them by mail, with every field and a link to it', async () => {
    await world.announce(received);
    expect((await world.feed()).lines).toMatchObject([{ title: '1 new enquiry', link: '/staff/enquiries' }]);
    const [letter] = lettersTo(defaultBrand.staffEmail);
    for (const fact of [
      'Sample Sender',
      sender,
      '+1 201 555 0199',
      'number: 10001',
      'Signed in',
      'Written on: /contact',
      'Two barrels in Newark are packed.\nCan you fetch them before Tuesday?',
      'https://skybarrel.test/staff/enquiries/ENQ-7K3M9Q',
    ])
      expect(letter?.text).toContain(fact);
    expect(letter?.replyTo).toBe(sender);
  });

  test('is acknowledged to the sender with reference and opening hours, and nothing that was sent', async () => {
    await world.announce(received);
    const [letter] = lettersTo(sender);
    expect(letter?.subject).toBe('We have your message: ENQ-7K3M9Q');
    expect(letter?.text).toContain('Monday to Friday: 9:00 AM to 6:00 PM');
    expect(letter?.text).toContain('(201) 555-0142');
    expect(letter?.replyTo).toBe(defaultBrand.email);
    for (const word of ['barrels', 'Sample Sender']) expect(JSON.stringify(letter)).not.toContain(word);
  });

  test('is announced once, even if its event comes twice, one after another or at once', async () => {
    await Promise.allSettled([1, 2, 3].map(() => world.announce(received)));
    world.advance(120_000);
    await world.announce(received);
    expect((await world.feed()).lines).toMatchObject([{ title: '1 new enquiry' }]);
    expect(lettersTo(sender)).toHaveLength(1);
    expect(lettersTo(defaultBrand.staffEmail)).toHaveLength(1);
  });

  test('is acknowledged on a retry when only that mail failed', async () => {
    world.refuseMail((to) => to === sender);
    await expect(world.announce(received)).rejects.toThrow(
      'Not everyone could be told of enquiry-received.v2',
    );
    world.refuseMail(() => false);
    world.advance(120_000);
    await world.announce(received);
    expect(lettersTo(sender)).toHaveLength(1);
    expect(lettersTo(defaultBrand.staffEmail)).toHaveLength(1);
  });

  test('cannot put markup into a mail, or anything into its subject', async () => {
    await receive(1, { name: '<img src=x onerror=alert(1)>' }, '<script>1</script>');
    for (const { letter } of world.mail) {
      expect(letter.html).not.toMatch(/<img|<script/);
      expect(letter.subject).not.toContain('img');
    }
  });
});

describe('one inbox', () => {
  test('gets at most three acknowledgements a day, and staff still hear of every enquiry', async () => {
    for (let number = 1; number <= 5; number += 1) await receive(number);
    expect(lettersTo(sender)).toHaveLength(3);
    expect(lettersTo(defaultBrand.staffEmail)).toHaveLength(5);
    expect((await world.feed()).lines).toMatchObject([{ title: '5 new enquiries' }]);
  });

  test('gets no more with other spellings of its address', async () => {
    const spellings = [
      'a@example.test',
      'A@Example.test',
      'a+1@example.test',
      'a+2@example.test',
      'a+3@example.test',
    ];
    for (const [number, email] of spellings.entries()) await receive(number, { email });
    expect(world.mail.filter(({ to }) => to !== defaultBrand.staffEmail)).toHaveLength(3);
  });

  test('gets another one on the next day in New York', async () => {
    for (let number = 1; number <= 4; number += 1) await receive(number);
    await receive(5, { receivedAt: '2026-11-04T04:59:00.000Z' });
    expect(lettersTo(sender)).toHaveLength(3);
    await receive(6, { receivedAt: '2026-11-04T05:01:00.000Z' });
    expect(lettersTo(sender)).toHaveLength(4);
  });

  test('that has got three does not affect other inboxes', async () => {
    for (let number = 1; number <= 4; number += 1) await receive(number);
    await receive(5, { email: 'somebody.else@example.test' });
    expect(lettersTo('somebody.else@example.test')).toHaveLength(1);
  });
});

test('an enquiry that is gone, such as one that expired, is announced to nobody', async () => {
  await world.announce({ ...received, data: { ...received.data, reference: 'ENQ-222222' } });
  expect(world.mail).toEqual([]);
  expect((await world.feed()).lines).toEqual([]);
});

test('an event of the release before, with everything in it, is announced as it is stored', async () => {
  const old = { name: 'Another Name', email: 'another@example.test', message: 'Another message' };
  await world.announce(
    AnyEvent.parse({ ...received, type: 'enquiry-received.v1', data: { ...received.data, ...old } }),
  );
  expect(world.mail.map(({ to }) => to).toSorted()).toEqual([sender, defaultBrand.staffEmail].toSorted());
  expect(JSON.stringify(world.mail)).not.toContain('nother');
});

describe('an answer by staff', () => {
  test('is mailed to the sender once, with the question below it', async () => {
    await world.announce(answered);
    await world.announce(answered);
    const [letter, another] = lettersTo(sender);
    expect(another).toBeUndefined();
    expect(letter?.subject).toBe('Our answer to your message ENQ-7K3M9Q');
    const [answer = '', question = ''] = (letter?.text ?? '').split('You wrote:');
    expect(answer).toContain('We come on Monday between 9 and 12.');
    expect(question).toContain('Two barrels in Newark are packed.');
    expect(letter?.replyTo).toBe(defaultBrand.email);
  });

  test('is mailed however many acknowledgements there were', async () => {
    for (let number = 1; number <= 4; number += 1) await receive(number);
    await world.announce(answered);
    expect(lettersTo(sender)).toHaveLength(4);
  });
});
