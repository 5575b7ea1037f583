import { expect, test } from 'vitest';
import { asksToStop, stoppedReply, unreadReply } from './replies.ts';

test.each(['STOP', 'stop', ' Stop. ', 'Stop!', 'STOP ALL', 'Unsubscribe', 'opt-out', 'Please stop', 'end'])(
  '“%s” ends the messages',
  (answer) => expect(asksToStop(answer)).toBe(true),
);

test.each(['', 'Where is my barrel?', 'Do not stop', 'Can I stop by tomorrow?', '👍', 'STOPP'])(
  '“%s” does not',
  (answer) => expect(asksToStop(answer)).toBe(false),
);

test('both answers fit in one message and say what a person can do', () => {
  const contact = { name: 'Skybarrel', phone: '(201) 555-0142', email: 'hello@skybarrel.test' };
  expect(stoppedReply(contact, 'https://skybarrel.test/customer/notifications')).toBe(
    'You get no more WhatsApp messages from Skybarrel. If you change your mind, turn them on at https://skybarrel.test/customer/notifications.',
  );
  expect(unreadReply(contact)).toBe(
    'This number only sends news, and nobody reads the answers here. Write to Skybarrel at hello@skybarrel.test or call (201) 555-0142. Answer STOP to end these messages.',
  );
});
