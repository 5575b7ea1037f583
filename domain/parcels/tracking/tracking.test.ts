import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carrierOf, lastMileByUsps } from './carrier.ts';
import type { Carrier } from './carriers.ts';
import { normalTracking, sameTracking } from './normal.ts';

/** Numbers that others have published as examples of the forms: none is made up here, and none belongs to a shipment on its way. */
const published: readonly [Carrier, certain: boolean, ...(readonly string[])][] = [
  ['UPS', true, '1Z5R89390357567127', '1Z879E930346834440', '1Z410E7W0392751591', '1ZXX3150YW44070023'],
  ['UPS', false, 'K1506235620', 'J4603636537', 'V0490119172'],
  ['FEDEX', true, '986578788855', '477179081230', '790535312317', '0414 4176 0228 964', '568283610012734'],
  ['USPS', true, '9400 1112 0108 0805 4830 16', '9405803699300124287899', '9434611206206406227577'],
  ['USPS', true, '9361 2898 7870 0317 6337 95', '92748931507708513018050063', '9505 5110 6960 5048 6006 24'],
  ['USPS', true, '9101 1234 5678 9000 0000 13', '7196 9010 7560 0307 7385', 'RB123456785US'],
  ['USPS', false, '0307 1790 0005 2348 3741', '7112 3456 7891 2345 6787', 'RB123456785GB'],
  ['AMAZON', true, 'TBA010000000000', 'TBC 000000000001', 'TBM502887274000'],
  ['DHL', true, 'JJD0099999999', 'JVGL0999999990', 'GM2951173225174494', 'GM9E44608A27984866BA2D'],
  ['DHL', false, '3318810025', '73891051146', '8487135506', '51087693037816'],
  ['ONTRAC', true, 'C11031500001879', 'C10999911320231', 'D10011354453707', 'D 100 113 459 830 10'],
  [
    'LASERSHIP',
    true,
    'LX17635036',
    'LH 138 30790',
    '1LS717793482164',
    '1LSCXVE005BUEFX',
    '1LS7119013618127-1',
  ],
  ['GOFO', true, 'GFUS01011884214464'],
  ['YUNEXPRESS', true, 'YT2229521272164446'],
];

/** The same with one character changed, or of nobody's form. */
const wrong = [
  ...['1Z5R89390357567128', '2Z5R89390357567127', '1Z1111111111111111', 'K1506235622', '996578788855'],
  ...['5682 8361 0012 732', '9434611206206407667131', '9101 1234 5678 9000 0000 14', 'RB123456786US'],
  ...[
    'TBA50288727400A',
    'TBB000000000000',
    'D10011345983012',
    'C11031500001889',
    '3318810010',
    'YT123456789012345',
  ],
  ...['LX9763503N', 'GFUS0101188421446', '000000000000', '00000000000000000000', 'ABCDEFGHILJKLMNOPQ'],
];

describe('the carrier is recognized by the form and the check digit', () => {
  test.each(published)('%s, certain: %s: %s', (carrier, certain, ...numbers) => {
    expect(numbers.map((number) => carrierOf(normalTracking(number)))).toEqual(
      numbers.map(() => ({ carrier, certain })),
    );
  });

  test.each(wrong)('%s is nobody’s', (number) => {
    expect(carrierOf(normalTracking(number))).toEqual({ carrier: 'OTHER', certain: false });
  });
});

/** What a scanner reads, and what is printed below it or stands in the mail of the store. */
const scans: readonly (readonly [what: string, scanned: string, printed: string])[] = [
  ['USPS with the ZIP code', '420787459400111206206406260787', '9400 1112 0620 6406 2607 87'],
  ['USPS with nine digits of ZIP code', '4201028200009261290113185417468510', '9261290113185417468510'],
  [
    'USPS, where the ZIP code could be part of the number',
    '4201234592129400111206206406260787',
    '9400111206206406260787',
  ],
  ['USPS behind the sign of GS1', ']C14201002334249200190132607600833457', '9200190132607600833457'],
  [
    'USPS, sign between ZIP code and number',
    '\u001d42011213\u001d9261290983497923666238',
    '61290983497923666238',
  ],
  ['USPS, old, and FedEx economy', '420 22153 9101026837331000039521', '01026837331000039521'],
  ['FedEx, 34 digits', '1001921334250001000300779017972697', '7790 1797 2697'],
  ['FedEx Ground, 34 digits', '9622001560001234567100794808390594', '794808390594'],
  ['FedEx Express, 32 digits', '32971514560102447849175802862014', '7849 1758 0286'],
  ['FedEx Ground, 22 digits', '9611020987654312345672', '987654312345672'],
  [
    'the MaxiCode of UPS',
    '[)>\u001e01\u001d96123450000\u001d840\u001d001\u001d1Z00004951\u001dUPSN\u001d06X610\u001d159\u001d1234567\u001d1/1\u001d\u001dY\u001d634 ALPHA DR\u001dPITTSBURGH\u001dPA\u001e\u0004',
    '1Z06X6100100004951',
  ],
  ['Amazon with more behind it', 'TBM502887274000;DJX2', 'tbm502887274000'],
  ['a hand scanner that types Enter', '1Z8V92A70367203024\r\n', '1z 8v9 2a7 03 6720 3024'],
];

describe('what is scanned is what is printed', () => {
  test.each(scans)('%s', (_, scanned, printed) => {
    expect(normalTracking(scanned)).toBe(normalTracking(printed));
    expect(sameTracking(scanned, printed)).toBe(true);
  });

  test('case, spaces, dashes, wide digits, invisible signs and the words before it make no difference', () => {
    for (const text of [
      '1z5r89390357567127',
      ' 1Z 5R8 939 03 5756 7127 ',
      '1Z-5R8939-03-5756-7127',
      'UPS: 1Z5R89390357567127',
      '\u200e1Z5R8939\u200b0357567127\u00a0',
      '１Ｚ５Ｒ８９３９０３５７５６７１２７',
    ])
      expect(normalTracking(text)).toBe('1Z5R89390357567127');
    expect(normalTracking('Tracking number: 9865 7878 8855')).toBe('986578788855');
  });

  test('the normal form is stable, whatever is typed', () => {
    const signs = fc.string({ unit: 'binary', maxLength: 60 });
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789 -'), maxLength: 45 });
    fc.assert(
      fc.property(fc.oneof(signs, digits, fc.constantFrom(...scans.map(([, scan]) => scan))), (text) => {
        const normal = normalTracking(text);
        expect(normal).toMatch(/^[0-9A-Z]*$/);
        expect(normalTracking(normal)).toBe(normal);
        expect(normalTracking(` ${normal.toLowerCase()} `)).toBe(normal);
      }),
      { numRuns: 400 },
    );
  });

  test('one wrong character is another number', () => {
    expect(sameTracking('1Z5R89390357567127', '1Z5R89390357567128')).toBe(false);
    expect(sameTracking('', ' ')).toBe(false);
  });
});

test.each([
  [true, '9405803699300124287899', ''],
  [true, 'RB123456785GB', ''],
  [true, '1ZXX3150YW44070023', ''],
  [true, 'GM2951173225174494', ''],
  [true, '61299998820821171811', ''],
  // The number is not known, but the label has the routing code of USPS.
  [true, '4201028200009261290113185417468511', '4201028200009261290113185417468511'],
  [true, '4201028200009261290113185417468511', ']C14201028200009261290113185417468511'],
  [false, '1Z5R89390357567127', '1Z5R89390357567127'],
  [false, '779017972697', '1001921334250001000300779017972697'],
  [false, 'TBM502887274000', ''],
  [false, '51087693037816', ''],
])('USPS brings it (%s): %s', (brings, number, scanned) => {
  expect(lastMileByUsps(normalTracking(number), scanned)).toBe(brings);
});
