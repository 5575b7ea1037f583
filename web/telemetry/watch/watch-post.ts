import { whenActivated } from '#web/ui/time/when-activated.ts';
import { reportEvent } from '../report.ts';
import { withoutThrowing } from '../without-throwing.ts';

/** How far an article has come above the lower edge of the screen, in quarters of its length. */
const quartersSeen = (article: Element): number => {
  const { top, height } = article.getBoundingClientRect();
  return Math.max(0, Math.min(4, Math.floor((4 * (innerHeight - top)) / height + 0.01)));
};

/** Where a link of ours leads, without what follows the path; undefined for other links, and for those within the page. */
const ownPath = (link: HTMLAnchorElement | null): string | undefined =>
  link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined;

/** Watches one article from now on. */
const watch = (article: HTMLElement): void => {
  const { post = '' } = article.dataset;
  // `report.ts` reads it. Without storage nothing that follows counts for it.
  withoutThrowing(() => sessionStorage.setItem('post', post));
  reportEvent('post_opened', { post }, true);
  let depth = 0;
  const look = (): void => {
    depth = Math.max(depth, quartersSeen(article));
  };
  look();
  addEventListener('scroll', look, { passive: true });
  article.addEventListener('click', ({ target }) => {
    const to = target instanceof Element ? ownPath(target.closest('a')) : undefined;
    if (to !== undefined) reportEvent('post_clicked', { post, to }, true);
  });
  let isLeft = false;
  // In the capture phase, before what waits is sent.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (isLeft || !document.hidden) return;
      isLeft = true;
      reportEvent('post_left', { post, depth }, true);
    },
    { capture: true },
  );
};

/**
 * Reports that a post was opened, the links in it that were followed, and how far it was read when it is hidden for the first time. The tab
 * remembers it, so that what follows counts for it.
 */
export const watchPost = (): void => {
  const article = document.querySelector<HTMLElement>('[data-post]');
  if (article) whenActivated(() => watch(article));
};
