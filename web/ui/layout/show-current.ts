/**
 * A ref for a row of links that scrolls sideways on a phone. It scrolls the current link into view when the row appears, and nothing
 * else on the page.
 */
export const showCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row || !current) return;
  const left = current.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += left - (row.clientWidth - current.offsetWidth) / 2;
};
