/** The path after signing in when none was requested, or one that is not allowed. */
const DEFAULT_RETURN_PATH = '/dashboard';

// Browsers read a backslash as a slash, and they drop blanks and control characters.
const UNSAFE = /[\\\s\p{Cc}]/u;
const MAX_LENGTH = 2048;
const MAX_DECODINGS = 5;

/** Decodes the path until it no longer changes. Undefined when it cannot be decoded, or not within the limit. */
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

/** Returning to a sign-in page would be a loop. Not case-sensitive, because routers are not either. */
const isAuthPage = (path: string): boolean => /^\/auth(\/|$)/i.test(path);

/**
 * The path to open after signing in: the requested one if it is within this origin, otherwise /dashboard. Query and
 * hash are kept. Pages under /auth are never the target.
 */
export const safeReturnPath = (requested: string | null | undefined): string => {
  if (!requested?.startsWith('/') || requested.length > MAX_LENGTH || UNSAFE.test(requested))
    return DEFAULT_RETURN_PATH;
  const path = fullyDecoded(requested.split(/[?#]/, 1)[0] ?? '');
  return path !== undefined && isPlainPath(path) && !isAuthPage(path) ? requested : DEFAULT_RETURN_PATH;
};

/** The query that takes a destination to the sign-in pages: `?returnUrl=…`, or nothing for the default. */
export const returnQuery = (path: string): string => {
  const returnUrl = safeReturnPath(path);
  return returnUrl === DEFAULT_RETURN_PATH ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
};
