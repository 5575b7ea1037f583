import { gzipSync } from 'node:zlib';
import { BODY_LIMIT_BYTES } from '#domain/kernel/endpoint.ts';

export const anError = (message: unknown, more: object = {}) => ({
  message,
  context: { sessionId: 's', timestamp: 1_795_000_000_000, url: '/', ...more },
});

/** JSON of exactly this many bytes, filled with blanks. */
export const paddedTo = (bytes: number, value: unknown): string => {
  const json = JSON.stringify(value);
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
};

const nested = (depth: number): string => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`;
const keys = (count: number, prefix = 'k'): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [prefix + at.toString(36), at]));

const escapes = '\u001b[2J\u001b[31mred\u001b]0;title\u0007 \r\n{"level":"ERROR","message":"forged"}\u2028';
export const markup = `<img src=x onerror=alert(1)><script>alert(2)</script>"' {{7*7}} javascript:alert(3)`;

/** Bodies of an attacker, with the status of the answer if there is only one. */
export const hostileBodies: Readonly<
  Record<string, { readonly body: string | Uint8Array; readonly status: number }>
> = {
  'one byte over the cap': { body: paddedTo(BODY_LIMIT_BYTES + 1, anError('x')), status: 413 },
  'ten megabytes less one byte': { body: ' '.repeat(10 * 1024 * 1024 - 1), status: 413 },
  'fewer characters but more bytes than the cap': {
    body: JSON.stringify(Array.from({ length: 5 }, () => anError('é'.repeat(8000)))),
    status: 413,
  },
  'a gzip bomb': { body: gzipSync(Buffer.alloc(40 * 1024 * 1024)), status: 400 },
  'a depth of a thousand': { body: nested(1000), status: 400 },
  'a depth of a thousand among the facts': {
    body: `{"message":"x","context":{"sessionId":"s","timestamp":1,"url":"/","metadata":{"a":${nested(1000)}}}}`,
    status: 400,
  },
  'ten thousand keys': { body: JSON.stringify(keys(10_000)), status: 413 },
  'as many keys as fit': { body: JSON.stringify(keys(5000)), status: 400 },
  'as many facts as fit': { body: JSON.stringify(anError('x', { metadata: keys(5000) })), status: 400 },
  'a thousand records': { body: JSON.stringify(Array.from({ length: 1000 }, () => 1)), status: 400 },
  'a prototype': {
    body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"message":"x"}',
    status: 400,
  },
  'no records': { body: '[]', status: 400 },
  nothing: { body: '', status: 400 },
  null: { body: 'null', status: 400 },
  'no JSON': { body: '{"message":', status: 400 },
  'bytes that are no text': { body: Uint8Array.from([0xff, 0xfe, 0x00, 0xc3, 0x28]), status: 400 },
  'a text beyond its limit': { body: JSON.stringify(anError('x'.repeat(8193))), status: 400 },
  'a number where text belongs': { body: JSON.stringify(anError(1e308)), status: 400 },
};

/** Bodies that are valid by the contract and nevertheless hostile. They are stored as harmless text. */
export const harmfulTexts: Readonly<Record<string, string>> = {
  'escape sequences and line ends': JSON.stringify(
    anError(escapes, { component: escapes, action: 'a\r\nb' }),
  ),
  'markup in every field': JSON.stringify({
    message: markup,
    stack: markup,
    context: {
      sessionId: '<b>s</b>',
      timestamp: 1_795_000_000_000,
      url: `/${markup}`,
      userAgent: markup,
      component: markup,
      action: markup,
      metadata: { label: markup },
    },
  }),
  'halves of characters':
    '{"message":"\\ud800 x \\udc00","context":{"sessionId":"s","timestamp":1,"url":"/"}}',
  'what wearies patterns': JSON.stringify([
    anError('a'.repeat(8192)),
    anError('@'.repeat(8192)),
    anError('1'.repeat(8192)),
    anError('eyJ'.repeat(2700)),
    anError('?a='.repeat(2700)),
    anError('code '.repeat(1600)),
    anError('+5 '.repeat(2700)),
  ]),
};
