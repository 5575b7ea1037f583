/** The pages that a letter links to for somebody without an account. */
export type LinkedPage = 'pay' | 'collect' | 'how-was-it';

const keyOf = (page: LinkedPage): string => `${page}-link`;

const kept = (page: LinkedPage): string => {
  try {
    return sessionStorage.getItem(keyOf(page)) ?? '';
  } catch {
    return '';
  }
};

/** True when this tab remembers it. Private windows may have no storage. */
const keep = (page: LinkedPage, token: string): boolean => {
  try {
    sessionStorage.setItem(keyOf(page), token);
    return true;
  } catch {
    return false;
  }
};

/**
 * The token of the link by which somebody came: what stands behind the `#` of the address, which no server sees, or what this tab
 * remembers of it; empty when there is none. It leaves the address at once, so that it is not in the history of a shared computer,
 * and a reload works all the same. A tab that cannot remember it leaves it where it is.
 */
export const tokenOfLink = (page: LinkedPage): string => {
  const inAddress = location.hash.slice(1);
  if (inAddress === '') return kept(page);
  if (keep(page, inAddress))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return inAddress;
};
