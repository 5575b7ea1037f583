/** The most characters of a text by where it stands; less than the server takes, so that a body stays small. */
const limits: Readonly<Record<string, number>> = { stack: 4000, message: 1000, component: 1500 };
const OTHER_LIMIT = 500;

/** Takes out what must never leave the page: tokens and the values of queries. E-mails are masked. The server scrubs fully. */
const scrub = (text: string): string =>
  text
    .replace(/\beyJ[\w.-]+/g, '[token]')
    .replace(/[?&][\w.-]+=[^\s&)'":]+/g, '')
    .replace(/([\w+])[\w.+-]*(@[\w-]+\.[\w.-]+)/g, '$1***$2');

/** A copy without secrets, without what is undefined, and with every text within its limit. */
export const tidy = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, part) =>
    typeof part === 'string' ? scrub(part.slice(0, limits[key] ?? OTHER_LIMIT)) : part,
  );
