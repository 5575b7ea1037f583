import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Shown a little before it is scrolled to. */
const MARGIN = '200px';
const WHILE_LOADING_MS = 200;

/**
 * Shows its content, and so loads its script and data, only when it is nearly scrolled to. For what is below the first look at a
 * screen, at its end.
 */
export const WhenNear = ({
  className,
  children,
}: {
  /** Class names of the empty place, which should be about as high as the content. */
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (!document.querySelector('[data-waiting]')) return setNear(true);
        // What is above is still loading and will push it down: look again.
        observer.unobserve(current);
        again = setTimeout(() => observer.observe(current), WHILE_LOADING_MS);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => {
      clearTimeout(again);
      observer.disconnect();
    };
  }, [isNear]);
  return isNear ? children : <div ref={place} className={className} />;
};
