import { describe, expect, test } from 'vitest';
import { labelsOf } from '#domain/papers/content/labels.ts';
import { shipmentFacts } from '#domain/papers/content/shipment-facts.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { labelPdf } from '#lambdas/papers/print/label-pdf.ts';
import { labelZpl } from '#lambdas/papers/print/label-zpl.ts';
import { readByOne, readByOther } from '../../support/barcodes.ts';
import { printed, textOf } from '../../support/pdf.ts';
import { labelsIn } from '../../support/zpl.ts';

const flight = { id: 'GY-2026-11-27', day: '2026-11-27', destinationAirport: 'GEO' };
const issuedAt = '2026-11-23T15:00:00.000Z';
const title = 'Labels';
const source = (change: Partial<Shipment> = {}) => ({
  shipment: { ...sampleShipment, ...change },
  flights: [flight],
  brand: defaultBrand,
});
const named = (name: string) => source({ consignee: { ...sampleShipment.consignee, name } });
const flat = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, '');

const hard = [
  ['markup', '<script>alert(1)</script> & "Co" ^XZ ~JA \\ %PDF (x) Tj'],
  ['forty letters', 'Wolfeschlegelsteinhausenbergerdorffsampl'],
  ['sixty letters without a blank', 'W'.repeat(60)],
  ['Turkish and Polish', 'Şükrü Çağlayan Łukasz Żółć'],
  ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
  ['Greek and Cyrillic', 'Γιώργος Зинаида'],
] as const;

test.each([1, 2, 3])(
  'label %i of a shipment is read back by two decoders that we did not write',
  async (n) => {
    const labels = labelsOf(source());
    const { bytes } = await labelPdf(labels, { title, issuedAt });
    const { pixels } = await printed(bytes, n, 203);
    const code = `7K3M9Q2X4TC-${n}`;
    expect(await readByOne(pixels)).toEqual({ Code128: code, QRCode: code });
    expect(readByOther(pixels)).toEqual({ Code128: code, QRCode: code });
  },
);

test('the same label for a label printer is read back too', async () => {
  const [first] = labelsIn(Buffer.from(labelZpl(labelsOf(source()))).toString('ascii'));
  if (!first) throw new Error('There is no label.');
  expect(await readByOne(first.picture)).toEqual({ Code128: '7K3M9Q2X4TC-1', QRCode: '7K3M9Q2X4TC-1' });
});

describe('a label has what the shipment has', () => {
  test('flight, piece, weight to the ounce, receiver and numbers', async () => {
    const [piece] = sampleShipment.pieces;
    if (!piece) throw new Error('There is no piece.');
    // 140 lb and 3 oz.
    const labels = labelsOf(source({ pieces: [{ ...piece, thousandthsLb: 140_188 }] }));
    const { bytes, pages } = await labelPdf(labels, { title, issuedAt });
    const [text] = await textOf(bytes);
    expect(pages).toBe(1);
    for (const said of ['GEO', 'Guyana', 'Fri, Nov 27', '1/1', '140.188 lb', '63.59 kg', '55-gallon barrel'])
      expect(text).toContain(said);
    for (const said of ['Marva Sample', '12 Sample Street', '+592 600-1234', 'SKB-12345675', '7K3M9-Q2X4T-C'])
      expect(text).toContain(said);
  });

  test('canceled pieces have no label, and the others keep their numbers', async () => {
    const pieces = sampleShipment.pieces.map((one) =>
      one.n === 2 ? { ...one, state: 'CANCELLED' as const } : one,
    );
    expect(labelsOf(source({ pieces })).map(({ piece }) => piece)).toEqual(['1/3', '3/3']);
  });

  test.each(hard)('with %s in a name', async (_, name) => {
    const { bytes } = await labelPdf(labelsOf(named(name)), { title, issuedAt });
    const [text] = await textOf(bytes);
    expect(flat(text)).toContain(flat(name));
  });

  test('letters of another script are printed in Latin letters, and the code is read', async () => {
    const { bytes } = await labelPdf(labelsOf(named('山田 太郎')), { title, issuedAt });
    const [text] = await textOf(bytes);
    expect(flat(text)).toContain('ShanTianTaiLang');
    const { pixels } = await printed(bytes, 1, 203);
    expect(await readByOne(pixels)).toMatchObject({ Code128: '7K3M9Q2X4TC-1' });
  });

  test.each([
    ['Arabic', 'محمد الأحمد', "mhmdal'hmd"],
    ['Hindi', 'शर्मा', 'srma'],
    ['a letter that nobody has transcribed', '龳', '?'],
  ])('an old name in %s has Latin letters, and no numbers of letters', async (_, name, printedAs) => {
    const labels = labelsOf(named(name));
    const [text] = await textOf((await labelPdf(labels, { title, issuedAt })).bytes);
    const [zpl] = labelsIn(Buffer.from(labelZpl(labels)).toString('ascii'));
    for (const all of [flat(text), flat(zpl?.texts.map((one) => one.text).join(' '))]) {
      expect(all).toContain(printedAs);
      expect(all).not.toContain('U+');
    }
  });

  test('the spelling of the passport is printed instead of a name in another script', async () => {
    const consignee = { ...sampleShipment.consignee, name: 'محمد الأحمد', latinName: 'Muhammad Al-Ahmad' };
    const labels = labelsOf(source({ consignee }));
    const [text] = await textOf((await labelPdf(labels, { title, issuedAt })).bytes);
    expect(text).toContain('Muhammad Al-Ahmad');
    const [zpl] = labelsIn(Buffer.from(labelZpl(labels)).toString('ascii'));
    expect(zpl?.texts.map((one) => one.text)).toContain('Muhammad Al-Ahmad');
    const facts = shipmentFacts({ ...sampleShipment, consignee, notifyParty: consignee }, [], defaultBrand);
    expect([facts.consignee.name, facts.notify?.name]).toEqual(['Muhammad Al-Ahmad', 'Muhammad Al-Ahmad']);
  });

  test.each(hard)('for a label printer, with %s in a name', (_, name) => {
    const labels = labelsIn(Buffer.from(labelZpl(labelsOf(named(name)))).toString('ascii'));
    expect(labels).toHaveLength(3);
    const field = labels[0]?.texts.find(
      ({ text }) => text.includes(name.slice(0, 1)) && text.length >= name.length,
    );
    const inAscii = /^[ -~]*$/.test(name);
    if (inAscii) expect(field?.text).toBe(name);
    for (const { text, height, width, lines } of labels.flatMap(({ texts }) => texts))
      expect(text.length * 0.62 * height, text).toBeLessThanOrEqual(width * lines);
  });
});

test('the same labels are the same bytes', async () => {
  const labels = labelsOf(source());
  const [one, other] = [
    await labelPdf(labels, { title, issuedAt }),
    await labelPdf(labels, { title, issuedAt }),
  ];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});
