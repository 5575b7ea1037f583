import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Things one after the other. Parts of a post have no names of their own, and need none: a page is rendered once. */
export const inOrder = (things: readonly ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...things);
