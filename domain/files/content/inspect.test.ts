import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunk,
  exif,
  heic,
  jpeg,
  jpegWith,
  PLACE,
  pdf,
  png,
  pngWith,
  riffPart,
  segment,
  vp8x,
  webp,
  webpWith,
} from '../testing/sample-files.ts';
import { bytesOf, joined } from './bytes.ts';
import { inspect } from './inspect.ts';
import { orientationIn } from './orientation.ts';
import { type ContentType, sniff } from './sniff.ts';

const look = (bytes: Uint8Array, contentType: ContentType) =>
  inspect(bytes, { purpose: 'OTHER_PAPER', contentType });
const cleaned = (bytes: Uint8Array, contentType: ContentType): Uint8Array => {
  const result = look(bytes, contentType);
  if ('refused' in result) throw new Error(`refused as ${result.refused}`);
  return result.bytes;
};
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const zip = bytesOf('PK\x03\x04 a program in a zip PK\x05\x06');
const script = bytesOf('<script>alert(1)</script>');

const samples = [
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['application/pdf', pdf],
] as const;

describe.each(samples)('%s', (contentType, sample) => {
  test('is known by its content and stays as it is when it carries nothing else', () => {
    expect(sniff(sample)).toBe(contentType);
    expect(text(cleaned(sample, contentType))).toBe(text(sample));
  });

  test('cleaned twice is the same as cleaned once', () => {
    const once = cleaned(sample, contentType);
    expect(cleaned(once, contentType)).toEqual(once);
  });

  test.each([
    ['a zip', zip],
    ['a page with a script', script],
    ['another photo', jpegWith([segment(0xe1, exif())])],
  ])('loses %s behind its end', (_, behind) => {
    expect(text(cleaned(joined([sample, behind]), contentType))).toBe(text(sample));
  });

  test.each([
    ['a zip', zip],
    ['a page', script],
    ['one byte', Uint8Array.of(0)],
  ])('is refused with %s before its beginning', (_, before) => {
    expect(look(joined([before, sample]), contentType)).toEqual({ refused: 'NOT_ALLOWED' });
  });

  test('is refused under the name of another kind', () => {
    for (const [other] of samples.filter(([one]) => one !== contentType))
      expect(look(sample, other)).toEqual({ refused: 'NOT_AS_SAID' });
  });

  test('is refused when its end is missing', () => {
    for (const length of [sample.length - 8, Math.floor(sample.length / 2), 20])
      expect(look(sample.subarray(0, length), contentType)).toEqual({ refused: 'DAMAGED' });
  });

  test('never makes the check throw, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { maxLength: 6 }), (changes) => {
        const broken = sample.slice();
        for (const [at, value] of changes) broken[at] = value;
        const result = look(broken, contentType);
        // What is let through is clean already.
        if ('bytes' in result) expect(look(result.bytes, contentType)).toEqual(result);
      }),
      { numRuns: 300 },
    );
  });
});

test('random bytes are refused and never make the check throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(look(bytes, 'image/jpeg')).toHaveProperty('refused');
    }),
  );
});

describe('the place where a photo was taken', () => {
  const places = bytesOf(PLACE);
  test.each([
    ['in the Exif data of a JPEG', 'image/jpeg', jpegWith([segment(0xe1, exif())])],
    [
      'in the XMP of a JPEG',
      'image/jpeg',
      jpegWith([segment(0xe1, joined([bytesOf('http://ns.adobe.com/xap/1.0/\0'), places]))]),
    ],
    [
      'in the IPTC of a JPEG',
      'image/jpeg',
      jpegWith([segment(0xed, joined([bytesOf('Photoshop 3.0\0'), places]))]),
    ],
    ['in a comment of a JPEG', 'image/jpeg', jpegWith([segment(0xfe, places)])],
    [
      'in the second picture of a JPEG',
      'image/jpeg',
      jpegWith([segment(0xe2, joined([bytesOf('MPF\0'), places]))]),
    ],
    [
      'in the small picture of a JPEG',
      'image/jpeg',
      jpegWith([segment(0xe0, joined([bytesOf('JFXX\0'), places]))]),
    ],
    ['in the Exif data of a PNG', 'image/png', pngWith([chunk('eXIf', places)])],
    [
      'in a text of a PNG',
      'image/png',
      pngWith([chunk('tEXt', places), chunk('iTXt', places), chunk('zTXt', places)]),
    ],
    ['in an unknown chunk of a PNG', 'image/png', pngWith([chunk('gpSx', places)])],
    ['in the Exif data of a WebP', 'image/webp', webpWith([vp8x(0x08)], [riffPart('EXIF', places)])],
    ['in the XMP of a WebP', 'image/webp', webpWith([vp8x(0x04)], [riffPart('XMP ', places)])],
    ['in an unknown chunk of a WebP', 'image/webp', webpWith([vp8x(0)], [riffPart('GPS ', places)])],
  ] as const)('%s is removed', (_, contentType, bytes) => {
    expect(text(bytes)).toContain(PLACE);
    const result = cleaned(bytes, contentType);
    expect(text(result)).not.toContain('GPS');
    expect(result.length).toBeGreaterThan(30);
  });

  test('is gone from the flags of a WebP, too', () => {
    const result = cleaned(webpWith([vp8x(0x3c)], [riffPart('EXIF', places)]), 'image/webp');
    expect(result[20]).toBe(0x30);
  });
});

describe('a photo', () => {
  test.each([2, 3, 6, 8])(
    'that was taken on its side (%i) stays upright, and nothing else of its Exif data stays',
    (turned) => {
      const result = cleaned(jpegWith([segment(0xe1, exif(turned))]), 'image/jpeg');
      expect(orientationIn(result, 6)).toBe(turned);
      expect(text(result)).not.toContain('GPS');
      expect(result.length).toBe(jpeg.length + 36);
    },
  );

  test.each([0, 1, 9, 200])('with %i as its orientation needs no turning', (turned) => {
    expect(cleaned(jpegWith([segment(0xe1, exif(turned))]), 'image/jpeg')).toEqual(jpeg);
  });

  test('keeps its colors', () => {
    const icc = segment(0xe2, joined([bytesOf('ICC_PROFILE\0\x01\x01'), bytesOf('colors')]));
    const adobe = segment(0xee, joined([bytesOf('Adobe'), new Uint8Array(7)]));
    expect(cleaned(jpegWith([icc, adobe]), 'image/jpeg')).toEqual(jpegWith([icc, adobe]));
    const profile = chunk('iCCP', bytesOf('colors'));
    expect(cleaned(pngWith([profile]), 'image/png')).toEqual(pngWith([profile]));
  });

  test('of an iPhone in HEIC is refused with a sentence of its own', () => {
    expect(look(heic, 'image/jpeg')).toEqual({ refused: 'HEIC' });
  });

  test('that moves is refused', () => {
    const moving = webpWith([vp8x(0x02)], [riffPart('ANMF', new Uint8Array(16))]);
    expect(look(moving, 'image/webp')).toEqual({ refused: 'MOVING_PICTURE' });
  });

  test('with more pixels than a browser can show is refused', () => {
    const hugePng = png.slice();
    hugePng.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
    expect(look(hugePng, 'image/png')).toEqual({ refused: 'TOO_MANY_PIXELS' });
    const hugeJpeg = jpeg.slice();
    const frame = text(jpeg).indexOf('\xff\xc0');
    hugeJpeg.set([255, 255, 255, 255], frame + 5);
    expect(look(hugeJpeg, 'image/jpeg')).toEqual({ refused: 'TOO_MANY_PIXELS' });
  });
});

describe('a PDF', () => {
  const withName = (name: string) => bytesOf(text(pdf).replace('/Type /Catalog', `/Type /Catalog ${name}`));
  test.each([
    '/JavaScript (app.alert)',
    '/OpenAction << /S /JavaScript >>',
    '/J#61va#53cript (x)',
    '/Names << /EmbeddedFiles 3 0 R >>',
    '/A<</S/Launch/F(x)>>',
    '/RichMedia[]',
  ])('with %s is refused', (name) => {
    expect(look(withName(name), 'application/pdf')).toEqual({ refused: 'PROGRAM_INSIDE' });
  });

  test.each(['/LaunchPad', '/Title (a JavaScript book)', '/JS'])('with %s is let through', (name) => {
    expect(look(withName(name), 'application/pdf')).toHaveProperty('bytes');
  });

  test('without a version or an end is refused', () => {
    expect(look(bytesOf('%PDF-x.y\n%%EOF'), 'application/pdf')).toEqual({ refused: 'DAMAGED' });
    expect(look(bytesOf('%PDF-1.7\nnothing'), 'application/pdf')).toEqual({ refused: 'DAMAGED' });
  });
});

test('a purpose takes its own kinds and sizes only', () => {
  expect(inspect(pdf, { purpose: 'GOODS_PHOTO', contentType: 'application/pdf' })).toEqual({
    refused: 'NOT_ALLOWED',
  });
  const large = joined([jpeg, new Uint8Array(8 * 1024 * 1024)]);
  expect(inspect(large, { purpose: 'GOODS_PHOTO', contentType: 'image/jpeg' })).toEqual({
    refused: 'TOO_LARGE',
  });
  for (const other of [
    bytesOf('MZ\x90\0'),
    bytesOf('<svg xmlns=""/>'),
    bytesOf('GIF89a'),
    zip,
    script,
    new Uint8Array(),
  ])
    expect(look(other, 'image/png')).toEqual({ refused: 'NOT_ALLOWED' });
});
