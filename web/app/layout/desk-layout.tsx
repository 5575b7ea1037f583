import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { NavLink } from 'react-router-dom';
import { lookIntoDevice } from '#web/device-queue/look-into-device.ts';
import { othersUnsentWords, unsentOf, watchUnsent } from '#web/device-queue/unsent.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { deskFrame } from '#web/shell/frames.ts';
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
const Unsent = lazy<ComponentType>(() =>
  import('./unsent.tsx').then(
    ({ Unsent: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

const item = ({ isActive }: { readonly isActive: boolean }) =>
  classNames(deskFrame.entry, isActive ? 'border-action bg-sunk' : 'border-transparent hover:bg-sunk');

const SideMenu = ({ person }: { readonly person: Person }) => (
  <nav aria-label="Desk" ref={showCurrent} className={deskFrame.menu}>
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
  const userId = person?.userId;
  const hasUnsent = useSyncExternalStore(
    watchUnsent,
    () => userId !== undefined && (unsentOf(userId) > 0 || othersUnsentWords(userId) !== ''),
  );
  useEffect(() => {
    if (userId !== undefined) void lookIntoDevice();
  }, [userId]);
  const mayOpen = (path: string) => person !== undefined && maySee(path, person);
  return (
    <div className={deskFrame.whole}>
      <SkipLink />
      <Header brand={brand} viewer={viewer} tools={person ? <DeskTools person={person} /> : null} wide />
      <div className={deskFrame.body}>
        {person ? <SideMenu person={person} /> : null}
        <MayOpenContext value={mayOpen}>
          <Screen fallback={fallback} className={deskFrame.main} />
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
