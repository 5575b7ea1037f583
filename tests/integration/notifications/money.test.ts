import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultWording } from '#domain/notifications/wording.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import receivedExample from '#events/billing/payment-received.v1.example.json' with { type: 'json' };
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import refundExample from '#events/billing/refund-made.v1.example.json' with { type: 'json' };
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import takenExample from '#events/payments/card-payment-taken.v1.example.json' with { type: 'json' };
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { aFlight } from '../../support/flights.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const received = PaymentReceivedV1.schema.parse(receivedExample);
const refunded = RefundMadeV1.schema.parse(refundExample);
const taken = CardPaymentTakenV1.schema.parse({
  ...takenExample,
  data: { ...takenExample.data, ownerId: received.data.ownerId },
});
const goods = {
  ...sampleShipment,
  number: received.data.shipment ?? '',
  consignee: { ...sampleShipment.consignee, name: 'Marva Persaud' },
  pieces: sampleShipment.pieces.filter(({ kind }) => kind === 'BARREL').slice(0, 1),
  chargesTerm: 'PREPAID' as const,
  departureId: aFlight().id,
};
/** Until when the rest is paid, as the pages of the shipment and of the invoice say it. */
const until = 'Pay by Tue, Dec 1, 4:00 PM (New Jersey time). Then it can fly Fri, Dec 4.';
const owner = { userId: received.data.ownerId, roles: [] };

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, 'sender@example.test');
  await world.isShipment(goods);
  await world.isFlight(aFlight());
});
afterEach(() => world.stop());

const letters = () => world.mail.map(({ to, letter }) => `${to}: ${letter.subject}`);
const lines = async () => (await world.feed({}, owner)).lines.map(({ title, body }) => `${title}. ${body}`);

test('whoever paid at a counter gets a receipt by mail, once, that says what is still to be paid', async () => {
  for (let times = 0; times < 2; times += 1) await world.announce(received);
  expect(letters()).toEqual(['sender@example.test: Receipt: $330.00 for Marva’s barrel (INV-1000001)']);
  expect(await lines()).toEqual([
    `Paid: $330.00 for Marva’s barrel. We have received $330.00 (U.S. dollars) in cash for Marva’s barrel, invoice INV-1000001. Still to be paid: $300.00. ${until}`,
  ]);
});

test('a receipt for a part paid by card says until when the rest is paid, and what follows; for all of it nothing', async () => {
  for (const owed of [10_000, 0])
    await world.announce({ ...taken, id: newId(), data: { ...taken.data, owed, shipment: goods.number } });
  const [part, all] = world.mail.map(({ letter }) => letter.text);
  expect(part).toContain(`Still to be paid: $100.00. ${until}`);
  expect(all).toContain('Paid in full. Nothing left to pay.');
  // What comes next, with its flight.
  expect(all).toContain('Bring your barrel by Tue, Dec 1, 2:00 PM.');
  expect(all).toMatch(/it flies from New York on Fri, Dec 4\./);
  for (const text of [part, all]) expect(text?.match(/\$\d+\.00 \(U\.S\. dollars\)/g)).toHaveLength(1);
  expect(all).not.toContain('Pay by');
});

test.each([
  ['they paid by card themselves is read from the first', false, 0],
  ['somebody else paid by their link is news', true, 1],
])('a line that says that %s', async (_, byLink, unread) => {
  await world.announce({ ...taken, data: { ...taken.data, byLink } });
  expect(await lines()).toEqual([expect.stringMatching(/^Paid: /)]);
  expect(await world.unread(owner)).toBe(unread);
});

test('what is left of an invoice without a shipment is due at once', async () => {
  const { shipment: _, ...own } = received.data;
  await world.announce({ ...received, data: own });
  expect(await lines()).toEqual([expect.stringMatching(/Still to be paid: \$300\.00\. It is due now\.$/)]);
});

test('an e-mail is in the words that an admin has set; the account keeps ours', async () => {
  const ours = defaultWording.counterReceipt;
  await world.setWording({
    ...defaultWording,
    counterReceipt: { ...ours, subject: 'Thank you: {amount}, {invoice}' },
  });
  await world.announce(received);
  expect(letters()).toEqual(['sender@example.test: Thank you: $330.00, INV-1000001']);
  expect(world.mail[0]?.letter.text).toContain('We have received $330.00 (U.S. dollars) in cash');
  expect(await lines()).toHaveLength(1);
});

test('a card payment has a receipt of its own, and not a second one', async () => {
  await world.announce({ ...received, data: { ...received.data, method: 'CARD' } });
  expect([letters(), await lines()]).toEqual([[], []]);
});

test('what was paid too much is told once: when it has become so, and not again by the next payment', async () => {
  const before = { charged: 63_000, paid: 63_000, credited: 0, owed: 0 };
  const over = { ...before, paid: 93_000, owed: -30_000 };
  const card = { ...received.data, method: 'CARD' as const, amount: 30_000 };
  const twice = { ...received, data: { ...card, balance: { before, after: over } } };
  for (let times = 0; times < 2; times += 1) await world.announce(twice);
  const more = { ...over, paid: 123_000, owed: -60_000 };
  await world.announce({
    ...received,
    id: newId(),
    data: { ...card, balance: { before: over, after: more } },
  });
  expect(letters()).toEqual([
    'sender@example.test: Too much was paid: $300.00 for Marva’s barrel (INV-1000001)',
  ]);
  expect(await lines()).toEqual([
    '$300.00 too much was paid for Marva’s barrel. $300.00 (U.S. dollars) more was paid for Marva’s barrel, invoice INV-1000001, than it costs now. We will pay it back within 2 business days, to whoever paid it, and write to you when that is done.',
  ]);
});

test('money that goes back is said, with how it goes and what is owed again', async () => {
  await world.announce({ ...refunded, data: { ...refunded.data, method: 'CARD' } });
  expect(letters()).toEqual(['sender@example.test: Refund: $50.00 for Marva’s barrel (INV-1000001)']);
  expect(await lines()).toEqual([
    `We paid you back $50.00 for Marva’s barrel. $50.00 (U.S. dollars) of what was paid for Marva’s barrel, invoice INV-1000001, went back by card online. The invoice says why. A bank can take ten days until it shows. Still to be paid: $50.00. ${until}`,
  ]);
});
