import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { NavLink } from 'react-router-dom';
import { unsentOf, watchUnsent } from '#web/device-queue/unsent.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { Header } from '#web/shell/header.tsx';
import { MayOpenContext } from '#web/shell/may-open.ts';
import type { Person } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { showCurrent } from '#web/ui/layout/show-current.ts';
import { AdminError, GenericError } from '../errors/error-screens.tsx';
import { deskMenu, maySee } from '../screens.ts';
import { DeskTools } from './desk-tools.tsx';
import { Screen, SkipLink } from './screen.tsx';
import { useViewer } from './use-viewer.ts';
import { EnquiryCount } from './waiting-count.tsx';

/** Loaded after the screen: its endpoints know all that a quote is. */
const QuoteCount = lazy(async () => ({ default: (await import('./quote-count.tsx')).QuoteCount }));

/** Loaded with the first scan of a device. Where that fails there is no connection, and the dock itself says what waits. */
const Unsent = lazy(() =>
  import('./unsent.tsx').then(
    ({ Unsent: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

const item = ({ isActive }: { readonly isActive: boolean }) =>
  classNames(
    // Relative, so that words for screen readers scroll with the row and do not widen the page.
    'relative flex min-h-11 items-center whitespace-nowrap px-3 font-semibold no-underline',
    'border-b-4 lg:border-b-0 lg:border-s-4',
    isActive ? 'border-action bg-sunk' : 'border-transparent hover:bg-sunk',
  );

const SideMenu = ({ person }: { readonly person: Person }) => (
  <nav
    aria-label="Desk"
    ref={showCurrent}
    className="strip flex border-b border-rule lg:sticky lg:top-(--header) lg:h-[calc(100dvh-var(--header))] lg:w-56 lg:shrink-0 lg:flex-col lg:border-b-0 lg:border-e lg:py-4"
  >
    {deskMenu(person).map(({ label, to }) => (
      <NavLink key={to} to={to} end={to === '/admin' || to === '/staff'} className={item}>
        {label}
        {to.endsWith('/enquiries') ? <EnquiryCount /> : null}
        {to.endsWith('/quotes') ? (
          <Suspense>
            <QuoteCount />
          </Suspense>
        ) : null}
      </NavLink>
    ))}
  </nav>
);

const DeskFrame = ({ fallback }: { readonly fallback: ComponentType<FallbackProps> }) => {
  const session = useSession();
  const viewer = useViewer();
  const brand = useBrand();
  const person = session.status === 'signed-in' ? session.user : undefined;
  const hasUnsent = useSyncExternalStore(
    watchUnsent,
    () => person !== undefined && unsentOf(person.userId) > 0,
  );
  const mayOpen = (path: string) => person !== undefined && maySee(path, person);
  return (
    <div className="min-h-dvh pt-(--header)">
      <SkipLink />
      <Header brand={brand} viewer={viewer} tools={person ? <DeskTools person={person} /> : null} wide />
      <div className="lg:flex">
        {person ? <SideMenu person={person} /> : null}
        <MayOpenContext value={mayOpen}>
          <Screen fallback={fallback} className="w-full max-w-6xl flex-1 px-4 py-6 lg:px-8" />
        </MayOpenContext>
      </div>
      {hasUnsent ? (
        <Suspense>
          <Unsent />
        </Suspense>
      ) : null}
    </div>
  );
};

/** Layout of everything under /admin. */
export const AdminLayout = () => <DeskFrame fallback={AdminError} />;

/** Layout of everything under /staff. */
export const StaffLayout = () => <DeskFrame fallback={GenericError} />;
