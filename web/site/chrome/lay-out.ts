import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';

/**
 * False for a page that is opened anew. On Back and on a reload the browser restores the place at which people were, for which it
 * needs the real heights; a page that is rendered ahead has the time.
 */
const isReturn = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  return opened?.type !== 'navigate';
};

const layOut = (section: HTMLElement): void => {
  section.dataset.laidOut = '';
  // Reading a height has the section laid out now, in this task, and not with all others in the next frame.
  void section.offsetHeight;
};

/**
 * Lays out the sections that wait below the first screen (`offscreen.css`), each in an idle moment of its own. Afterwards the page has its
 * true height, without any scrolling. A page to which people return is laid out at once.
 */
export const layOutSections = (): void => {
  const sections = [...document.querySelectorAll<HTMLElement>('body > main section, body > footer')];
  if (isReturn()) for (const section of sections) section.dataset.laidOut = '';
  else runWhenIdle(sections.map((section) => () => layOut(section)));
};
