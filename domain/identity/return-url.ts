/** Where someone goes who asked for nowhere, or for somewhere we do not send people. */
export const DEFAULT_RETURN_PATH = '/dashboard';

// Backslashes are slashes to browsers, and blanks and control characters are dropped by them before reading.
const UNSAFE = /[\\\s\p{Cc}]/u;
const MAX_LENGTH = 2048;
const MAX_DECODINGS = 5;

/** The path decoded until nothing is left to decode; undefined when it never settles or cannot be decoded. */
const fullyDecoded = (path: string): string | undefined => {
  let current = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const next = decodedOnce(current);
    if (next === undefined || next === current) return next;
    current = next;
  }
  return undefined;
};

const decodedOnce = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isPlainPath = (path: string): boolean =>
  path.startsWith('/') &&
  !UNSAFE.test(path.replaceAll(' ', '')) &&
  !path.includes('//') &&
  !path.split('/').some((segment) => segment === '.' || segment === '..');

/** Routers match in any case, so does this: going back to a page of signing in would be a loop. */
const isAuthPage = (path: string): boolean => /^\/auth(\/|$)/i.test(path);

/**
 * The path to go to after signing in: the one asked for if it lies within this origin, else /dashboard.
 * Query and hash are kept. Pages under /auth are never returned to.
 */
export const safeReturnPath = (asked: string | null | undefined): string => {
  if (!asked?.startsWith('/') || asked.length > MAX_LENGTH || UNSAFE.test(asked))
    return DEFAULT_RETURN_PATH;
  const path = fullyDecoded(asked.split(/[?#]/, 1)[0] ?? '');
  return path !== undefined && isPlainPath(path) && !isAuthPage(path) ? asked : DEFAULT_RETURN_PATH;
};
