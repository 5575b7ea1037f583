import { whenActivated } from '#web/ui/time/when-activated.ts';
import { reportEvent } from '../report.ts';

/** The page of ours on which the link was, without what follows its path. */
const ownSource = (): string | undefined => {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : undefined;
};

/** Reports on the page for unknown addresses which one was asked, and from which page of ours people came. */
export const watchMissed = (): void => {
  if (!document.querySelector('[data-missed]')) return;
  whenActivated(() => {
    const from = ownSource();
    reportEvent('page_missed', { missed: location.pathname, ...(from === undefined ? {} : { from }) }, true);
  });
};
