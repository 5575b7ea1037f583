import type { ComponentType, ErrorInfo, MouseEvent, ReactNode } from 'react';
import { type RefObject, useEffect, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { mainClass } from '#web/shell/frames.ts';
import { SkipLink as PlainSkipLink } from '#web/shell/skip-link.tsx';
import { reportError } from '#web/telemetry/telemetry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { backLinkOf } from '../screens.ts';

/**
 * On each change of path: scrolls smoothly to the top (trade.md, What the owner fixed) and moves the focus to the new screen, where
 * keyboard and screen reader users then begin.
 */
const useArrival = (): RefObject<HTMLElement | null> => {
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

/** Moves the focus without changing the address, because the callback page reads a code from its hash. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('screen')?.focus();
};

/** The skip link of the app. */
export const SkipLink = () => <PlainSkipLink onClick={skip} />;

const screenFailed = (error: unknown, { componentStack }: ErrorInfo): void => {
  console.error('A screen failed', error);
  reportError(error, { action: 'render', component: componentStack });
};

/** The open screen, or its error screen until the path changes or the person tries again. */
export const Screen = ({
  fallback,
  className,
  children = <Outlet />,
}: {
  readonly fallback: ComponentType<FallbackProps>;
  readonly className?: string;
  readonly children?: ReactNode;
}) => {
  const { pathname, key } = useLocation();
  const back = backLinkOf(pathname);
  return (
    <main id="screen" ref={useArrival()} tabIndex={-1} className={classNames(mainClass, className)}>
      {back ? (
        <Link to={back.to} className="text-link mb-2 inline-flex min-h-11 items-center sm:hidden">
          ← {back.label}
        </Link>
      ) : null}
      <ErrorBoundary FallbackComponent={fallback} resetKeys={[pathname, key]} onError={screenFailed}>
        {children}
      </ErrorBoundary>
    </main>
  );
};
