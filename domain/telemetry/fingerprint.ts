/** Number of frames that are compared. Those further down belong to the framework and are the same for all errors. */
const FRAMES = 5;
/** Shorter names come from a minifier and change with every build. */
const MIN_NAME_LENGTH = 3;

/** Text without ids, numbers and page addresses, which differ each time. */
const normalised = (text: string): string =>
  text
    .replace(/\bhttps?:\/\/[^\s'")]+/g, 'URL')
    .replace(/[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}/gi, '#')
    .replace(/\b(?=[a-f]*\d)[\da-f]{8,}\b/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** `/assets/index-BkD9x_2a.js` → `index`: the build's hash goes, the name of the chunk stays. */
const chunkOf = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '')
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z]+$/i, '')
    .replace(/[-.][\w-]{8,10}$/, '') ?? '';

const nameOf = (name: string): string => {
  const last =
    name
      .replace(/^(?:async|new)\s+/, '')
      .split('.')
      .at(-1) ?? '';
  return last.length < MIN_NAME_LENGTH ? '' : last;
};

/** Chromium and Node: `at name (url:1:2)` or `at url:1:2`. Firefox and Safari: `name@url:1:2`. */
const frameOf = (line: string): string | undefined => {
  const chromium = /^\s*at (?:(.{1,200}?) \()?(\S{1,2048}?):\d+:\d+\)?$/.exec(line);
  const other = /^([^@\s]{0,200})@(\S{1,2048}?):\d+:\d+$/.exec(line);
  const found = chromium ?? other;
  return found ? `${nameOf(found[1] ?? '')}@${chunkOf(found[2] ?? '')}` : undefined;
};

const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, FRAMES);

/** Two 32-bit hashes of one text (the rounds of cyrb53). Good enough to group errors; not cryptographic. */
const hash = (text: string): string => {
  let left = 0xdeadbeef;
  let right = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    left = Math.imul(left ^ unit, 2_654_435_761);
    right = Math.imul(right ^ unit, 1_597_334_677);
  }
  left = Math.imul(left ^ (left >>> 16), 2_246_822_507) ^ Math.imul(right ^ (right >>> 13), 3_266_489_909);
  right = Math.imul(right ^ (right >>> 16), 2_246_822_507) ^ Math.imul(left ^ (left >>> 13), 3_266_489_909);
  return [right, left].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

/** An error from which personal data is already removed. */
export interface ErrorTraits {
  readonly message: string;
  readonly stack?: string;
  readonly component?: string;
}

/**
 * Sixteen hex digits that are the same for the same bug, for all people and in all builds. They are made from the message
 * without ids and numbers, and from the top of the stack, or of the component stack when there is none.
 */
export const fingerprintOf = ({ message, stack = '', component = '' }: ErrorTraits): string => {
  const frames = framesOf(stack);
  const place = frames.length > 0 ? frames : [normalised(component).slice(0, 200)];
  return hash([normalised(message), ...place].join('\n'));
};
