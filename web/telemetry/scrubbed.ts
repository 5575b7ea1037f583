/** Maximum characters of a text, by its key. Lower than the server's limits, to keep the body small. */
const limits: Readonly<Record<string, number>> = { stack: 4000, message: 1000, component: 1500 };
const OTHER_LIMIT = 500;

/** Removes what must never leave the page: tokens and query values. Masks e-mail addresses. The server scrubs again, fully. */
const scrub = (text: string): string =>
  text
    .replace(/\beyJ[\w.-]+/g, '[token]')
    .replace(/[?&][\w.-]+=[^\s&)'":]+/g, '')
    .replace(/([\w+])[\w.+-]*(@[\w-]+\.[\w.-]+)/g, '$1***$2');

/** A copy without secrets and undefined values, every text cut to its limit. */
export const scrubbed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, part) =>
    typeof part === 'string' ? scrub(part.slice(0, limits[key] ?? OTHER_LIMIT)) : part,
  );
