import type { MouseEventHandler } from 'react';

/** The first link of every page: keyboard users jump over the header with their first Tab. */
export const SkipLink = ({ onClick }: { readonly onClick?: MouseEventHandler }) => (
  // biome-ignore lint/a11y/useValidAnchor: it does lead to a place on this page; the app only keeps the address
  <a
    href="#screen"
    onClick={onClick}
    className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-40 focus:bg-time focus:p-3 focus:font-semibold focus:text-on-time"
  >
    Skip to content
  </a>
);
