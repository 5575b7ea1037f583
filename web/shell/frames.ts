/** The classes of the app's two frames, which the live screens and their resting shape share, so that nothing moves between the two. */

/** The element of every screen. It gets the focus when a screen opens, which is no reason to draw a ring around it. */
export const mainClass = 'min-w-0 outline-none focus-visible:shadow-none';

/** The frame of a customer's own screens: header, screen, footer. */
export const customerFrame = {
  whole: 'flex min-h-dvh flex-col pt-(--header)',
  main: 'mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:py-10',
};

/** The frame of the desk: a header as wide as the window, a menu at the side or, on small screens, above, and the screen. */
export const deskFrame = {
  whole: 'min-h-dvh pt-(--header)',
  body: 'lg:flex',
  menu: 'strip flex border-b border-rule lg:sticky lg:top-(--header) lg:h-[calc(100dvh-var(--header))] lg:w-56 lg:shrink-0 lg:flex-col lg:border-b-0 lg:border-e lg:py-4',
  /** Relative, so that words for screen readers scroll with the row and do not widen the page. */
  entry:
    'relative flex min-h-11 items-center whitespace-nowrap px-3 font-semibold no-underline border-b-4 lg:border-b-0 lg:border-s-4',
  main: 'w-full max-w-6xl flex-1 px-4 py-6 lg:px-8',
};
