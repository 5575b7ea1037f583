import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * On each change of path: scrolls smoothly to the top (trade.md, What the owner fixed) and moves the focus to the new screen, where
 * keyboard and screen reader users then begin.
 */
export const useArrival = (): RefObject<HTMLElement | null> => {
  const { pathname } = useLocation();
  const screen = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    screen.current?.focus({ preventScroll: true });
  }, [pathname]);
  return screen;
};
