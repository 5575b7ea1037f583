import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { digestOf } from '#domain/shipments/digest/digest.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { announcements } from './announcements.ts';
import { digested } from './digest-letter.ts';
import { sampleDigests } from './sample-digests.ts';

const page = `/dashboard/shipments/${sampleShipment.number}`;
const letterOf = (id: string) => {
  const found = sampleDigests(defaultBrand).find((one) => one.id === id)?.digested.letter;
  if (found === undefined) throw new Error(`No letter is called ${id}.`);
  return found;
};

test('a new price is approved or canceled with a button each, and no flight is promised before the yes', () => {
  const { todo, action, paragraphs, links } = letterOf('shipment-held-reweigh');
  expect([todo?.action, todo?.hasOther]).toEqual([{ label: 'Approve $288.00 more', path: page }, true]);
  expect(action).toEqual({ label: 'Cancel this shipment', path: `${page}?cancel` });
  expect(links?.map(({ label }) => label)).not.toContain('Cancel this shipment');
  const flies = paragraphs.filter((text) => / flies /.test(text));
  expect(flies).toEqual(['If you approve and pay by Tue, Nov 24, 4:00 PM, it flies Fri, Nov 27.']);
});

test('a new price comes with what the scale showed, by the file that the measure names', () => {
  expect(letterOf('shipment-held-reweigh').photos).toEqual([
    {
      of: `shipment:${sampleShipment.number}`,
      file: 'sample-photo-1',
      alt: 'Photo of the scale',
      fileName: 'scale-1.jpg',
    },
  ]);
  expect(letterOf('shipment-received').photos).toBeUndefined();
});

test('the booking letter asks for the payment, and says that the dock is due before it', () => {
  const { todo, action } = letterOf('shipment-booked');
  expect(todo?.title).toMatch(/^Pay \$/);
  expect(todo?.before).toEqual([expect.stringContaining('by Tue, Nov 24, 2:00 PM')]);
  expect(todo?.after).toBeUndefined();
  expect(action).toBeUndefined();
});

test('what was left behind is promised another flight in the account, and in the letter by the flight that it has by then', () => {
  const { paragraphs } = letterOf('shipment-trouble');
  expect(paragraphs.join(' ')).toContain('Piece 3: It was left behind when the plane was loaded.');
  expect(paragraphs.join(' ')).not.toContain('did not leave');
  expect(paragraphs.join(' ')).toContain('Piece 3 flies Fri, Dec 4');
  expect(paragraphs.join(' ')).not.toContain('We will book it on another one');
  const [tracked] = announcements.filter(({ type }) => type === PieceTrackedV1.type);
  const example = PieceTrackedV1.schema.parse(trackedExample);
  const data = {
    ...example.data,
    code: 'DIS_SSPD' as const,
    pieces: [3],
    state: { before: 'DEPARTED' as const, after: 'READY' as const },
  };
  const [told] = tracked?.partsOf({ ...example, data }, defaultBrand, defaultCapabilities, {}) ?? [];
  const first = 'Piece 3 did not leave with the flight.';
  expect(told?.lines?.[0]?.body).toBe(`${first} We will book it on another one and tell you which.`);
  expect(told?.soon?.[0]?.said.body).toBe(first);
});

test('the letter about what was handed over says who signed and when, and leads to where damage is reported, with its last day', () => {
  const { paragraphs, links } = letterOf('shipment-delivered');
  expect(paragraphs[0]).toBe(
    'Marva Sample collected it and signed for it Wed, Dec 2, 11:00 AM (Georgetown time). If something is broken or missing, keep the packing and report it by Wed, Dec 16.',
  );
  expect(links).toContainEqual({
    label: 'Report damage, loss or delay',
    path: expect.stringMatching(/^\/dashboard\/shipments\/[\w-]+#claims$/),
  });
});

test('what is paid after a paper has its own way to the invoice', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const holds = (['INVOICE_MISSING', 'PAYMENT_DUE'] as const).map((kind) => ({ kind, at, by: 'system' }));
  const facts = {
    shipment: { ...sampleShipment, holds },
    brand: defaultBrand,
    now: new Date(at),
    bill: undefined,
  };
  const digest = digestOf([{ what: 'BOOKED', said: { title: '', body: '' } }], facts);
  if (digest === undefined) throw new Error('The letter says nothing.');
  const { letter } = digested(
    digest,
    { ...facts, isPageOpened: true },
    { userId: 'x', recipient: 'customer' },
  );
  expect(letter.todo?.action?.label).toBe('Add the invoice');
  expect(letter.links?.map(({ label }) => label)).toEqual(['Pay $630.00', 'Follow it']);
});

test('no letter leads to sending the receiver their page once they have opened it', () => {
  const facts = {
    shipment: { ...sampleShipment, holds: [] },
    brand: defaultBrand,
    now: new Date(),
    bill: undefined,
  };
  const digest = digestOf([{ what: 'BOOKED', said: { title: '', body: '' } }], facts);
  if (digest === undefined) throw new Error('The letter says nothing.');
  const linksOf = (isPageOpened: boolean) =>
    digested(digest, { ...facts, isPageOpened }, { userId: 'x', recipient: 'customer' }).letter.links?.map(
      ({ label }) => label,
    );
  expect(linksOf(false)).toEqual(['Follow it', 'Send Marva the receiver’s page']);
  expect(linksOf(true)).toEqual(['Follow it']);
});

test('of what is not booked there is nothing to follow, and nothing to send to its receiver', () => {
  const { todo, links } = letterOf('shipment-offered');
  expect(todo?.action?.label).toBe('Book it for $630.00');
  expect(links ?? []).toEqual([]);
});

test('on the phone a sum that is to be paid is said once, and then until when', () => {
  const held = sampleDigests(defaultBrand).find(({ id }) => id === 'shipment-held-payment-due');
  const { title = '', detail = '' } = held?.digested.news.fields ?? {};
  expect(title).toMatch(/^Pay \$[\d.,]+: /);
  expect(detail).toMatch(/^Please do this by \w{3}, \w{3} \d+, /);
  expect(detail).not.toContain('$');
});
