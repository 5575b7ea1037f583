/** So many posts are on a page of the list, counted from the oldest, so that a new post changes no older page. */
export const PER_PAGE = 10;

/** So many posts are in a part of the site map. */
export const PER_PART = 100;

/** The place of a post among all that were ever published, from 1, which it keeps for good. Its page is counted from the oldest. */
export const listPageOf = (place: number): number => Math.ceil(place / PER_PAGE);

/** The part of the site map, and of the store, with a place. */
export const partOf = (place: number): number => Math.ceil(place / PER_PART);

/** The places of a part, first and last. */
export const placesOfPart = (part: number): readonly [first: number, last: number] => [
  (part - 1) * PER_PART + 1,
  part * PER_PART,
];

/** The places of a page of the list, first and last. */
export const placesOfPage = (page: number): readonly [first: number, last: number] => [
  (page - 1) * PER_PAGE + 1,
  page * PER_PAGE,
];

/**
 * The pages of the list that have an address of their own. The two newest are on `/blog` itself: the one that fills up, and the full one
 * before it, so that a reader always finds ten posts there.
 */
export const ownPages = (lastPlace: number): number => Math.max(0, listPageOf(lastPlace) - 2);

/**
 * The pages of the list with an address of their own that change with a post at a place: its page, and where it begins a page, the one that
 * gets an address by that, and the one before, which leads to it.
 */
export const pagesToRender = (place: number, lastPlace: number): readonly number[] => {
  const made = place % PER_PAGE === 1 ? [ownPages(place) - 1, ownPages(place)] : [];
  const last = ownPages(lastPlace);
  return [...new Set([...made, listPageOf(place)])].filter((page) => page > 0 && page <= last);
};
