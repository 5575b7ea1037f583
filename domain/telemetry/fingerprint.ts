/** Frames that tell one error from another; those below are the framework's and the same for all. */
const FRAMES = 5;
/** Names this short are a minifier's and change with every build. */
const SHORTEST_NAME = 3;

/** Text without what differs from one time to the next: ids, numbers, addresses of pages. */
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
  return last.length < SHORTEST_NAME ? '' : last;
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

/** Two 32-bit hashes of one text (cyrb53's rounds): it groups, it protects nothing. */
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

/** What is known of an error, scrubbed already. */
export interface ErrorTraits {
  readonly message: string;
  readonly stack?: string;
  readonly component?: string;
}

/**
 * Sixteen hex digits that are the same for the same defect whoever meets it, in this build or the next: its message
 * without ids and numbers, and where it came from: the top of its stack, or of the component stack where there is none.
 */
export const fingerprintOf = ({ message, stack = '', component = '' }: ErrorTraits): string => {
  const frames = framesOf(stack);
  const place = frames.length > 0 ? frames : [normalised(component).slice(0, 200)];
  return hash([normalised(message), ...place].join('\n'));
};
