import { expect, test } from 'vitest';
import { asksToStop, receivedReply, stoppedReply, unshownReply } from './replies.ts';

test.each(['STOP', 'stop', ' Stop. ', 'Stop!', 'STOP ALL', 'Unsubscribe', 'opt-out', 'Please stop', 'end'])(
  '“%s” ends the messages',
  (answer) => expect(asksToStop(answer)).toBe(true),
);

test.each(['', 'Where is my barrel?', 'Do not stop', 'Can I stop by tomorrow?', '👍', 'STOPP'])(
  '“%s” does not',
  (answer) => expect(asksToStop(answer)).toBe(false),
);

test('our answers fit in one message and say what a person can do', () => {
  const contact = { name: 'Skybarrel', phone: '(201) 555-0142', email: 'hello@skybarrel.test' };
  expect(stoppedReply(contact, 'https://skybarrel.test/customer/notifications')).toBe(
    'You get no more WhatsApp messages from Skybarrel. If you change your mind, turn them on at https://skybarrel.test/customer/notifications.',
  );
  expect(receivedReply(contact, 'Mon, Nov 30, 10:00 AM')).toBe(
    'Thank you. Skybarrel has your message and answers by Mon, Nov 30, 10:00 AM (New Jersey time). In a hurry? Call (201) 555-0142. Answer STOP to end these messages.',
  );
  expect(unshownReply(contact)).toBe(
    'We received something that we cannot open here. Please write it as text, or call (201) 555-0142.',
  );
});
