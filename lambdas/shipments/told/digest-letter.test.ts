import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
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
  expect(flies).toEqual(['If you approve by Tue, Nov 24, 4:00 PM, it flies Fri, Nov 27.']);
});

test('the booking letter asks for the payment, and says that the dock is due before it', () => {
  const { todo, action } = letterOf('shipment-booked');
  expect(todo?.title).toMatch(/^Pay \$/);
  expect(todo?.before).toEqual([expect.stringContaining('by Tue, Nov 24, 2:00 PM')]);
  expect(todo?.after).toBeUndefined();
  expect(action).toBeUndefined();
});
