/** The bytes of a text in UTF-8. */
const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // A pair of surrogates is four bytes, two for each.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
};

/** What a value takes of a number of bytes, at least as JSON would; never less than nothing is left when it is too deep. */
const taken = (value: unknown, left: number, depth: number): number => {
  if (typeof value === 'string') return bytesOf(value) + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  if (depth === 0) return Number.POSITIVE_INFINITY;
  let bytes = 2;
  for (const [name, part] of Object.entries(value)) {
    bytes += (Array.isArray(value) ? 0 : bytesOf(name) + 3) + 1 + taken(part, left - bytes, depth - 1);
    if (bytes > left) return bytes;
  }
  return bytes;
};

/** Whether a parsed JSON value has at most this many bytes and levels. It reads no further than that, so nobody can make it work long. */
export const isWithin = (
  value: unknown,
  { bytes, depth }: { readonly bytes: number; readonly depth: number },
): boolean => taken(value, bytes, depth) <= bytes;
