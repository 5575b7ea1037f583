import { bytesOf, joined } from '../content/bytes.ts';
import { EXIF } from '../content/orientation.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const fromBase64 = (text: string): Uint8Array => {
  const bits = Array.from(text.replace(/=+$/, ''), (one) =>
    ALPHABET.indexOf(one).toString(2).padStart(6, '0'),
  ).join('');
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
};

/** A red picture of three by two pixels, as a browser writes it. */
export const jpeg: Uint8Array = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAKi//9k=',
);
/** The same as PNG. */
export const png: Uint8Array = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJaZWz8H4aZGJAAAAAA//9QYsr9AAAABklEQVQDAHdXBjK39D14AAAAAElFTkSuQmCC',
);
const vp8 = fromBase64('VlA4ICYAAABwAQCdASoDAAIABABoJaACdAFAAAD+6NcRhNJOj+Zvwo+TqAAAAA==').slice(0, 46);

/** A page of paper. */
export const pdf: Uint8Array = bytesOf(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** The place where a photo was taken, as a text that must not be found afterward. */
export const PLACE = 'GPS 40.7684N 74.1454W';

const size = (length: number): Uint8Array => Uint8Array.of(Math.floor(length / 256), length % 256);

/** A segment of a JPEG. */
export const segment = (code: number, content: Uint8Array): Uint8Array =>
  joined([Uint8Array.of(0xff, code), size(content.length + 2), content]);

/** Exif data with a place, and a way to hold the camera where one is given. */
export const exif = (turned = 1): Uint8Array =>
  joined([
    bytesOf(`${EXIF}II*\0\x08\0\0\0`),
    Uint8Array.of(1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, turned, 0, 0, 0, 0, 0, 0, 0),
    bytesOf(PLACE),
  ]);

/** The sample photo with segments behind its beginning, and with bytes behind its end. */
export const jpegWith = (segments: readonly Uint8Array[], behind = new Uint8Array()): Uint8Array =>
  joined([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), behind]);

const long = (value: number): Uint8Array =>
  Uint8Array.of((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

/** A chunk of a PNG. Its checksum is not right, and nobody reads it. */
export const chunk = (name: string, content: Uint8Array): Uint8Array =>
  joined([long(content.length), bytesOf(name), content, long(0)]);

/** Signature and header of a PNG. */
const PNG_HEAD = 33;
export const pngWith = (chunks: readonly Uint8Array[], behind = new Uint8Array()): Uint8Array =>
  joined([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD), behind]);

/** A part of a WebP, filled up to an even length. */
export const riffPart = (name: string, content: Uint8Array): Uint8Array =>
  joined([bytesOf(name), long(content.length).reverse(), content, new Uint8Array(content.length % 2)]);

/** First part of a WebP of three by two pixels with these flags. */
export const vp8x = (flags: number): Uint8Array =>
  riffPart('VP8X', Uint8Array.of(flags, 0, 0, 0, 2, 0, 0, 1, 0, 0));

const webpOf = (parts: readonly Uint8Array[]): Uint8Array => {
  const content = joined([bytesOf('WEBP'), ...parts]);
  return joined([bytesOf('RIFF'), long(content.length).reverse(), content]);
};
/** The sample picture as WebP, with parts around it. */
export const webpWith = (before: readonly Uint8Array[], after: readonly Uint8Array[] = []): Uint8Array =>
  webpOf([...before, vp8, ...after]);
export const webp: Uint8Array = webpWith([]);

/** The beginning of a photo of an iPhone. */
export const heic: Uint8Array = joined([long(24), bytesOf('ftypheic\0\0\0\0mif1heic'), new Uint8Array(64)]);
