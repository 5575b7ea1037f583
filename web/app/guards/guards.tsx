import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '#domain/kernel/role.ts';
import { useSession } from '#web/session/use-session.ts';
import { roleHome } from '#web/shell/menus.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';

const Loading = () => (
  <p role="status" className="px-4 py-16 text-center text-ink-soft">
    Loading...
  </p>
);

/** The server would refuse every call of such a page, so it is not shown at all. */
const Blocked = ({ role }: { readonly role: Role }) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
    <p className="label-caption">403</p>
    <h1 className="text-4xl">You do not have access to this.</h1>
    <p>This part is for other people of the house. If you should see it, ask an administrator.</p>
    <LinkButton to={roleHome(role)}>Go to my dashboard</LinkButton>
  </div>
);

type Verdict = 'show' | 'block' | { readonly to: string };

type Frame = ComponentType<{ readonly children?: ReactNode }>;

const Guard = ({
  verdict,
  frame: Frame,
  children,
}: {
  verdict: (role: Role, path: string) => Verdict;
  frame: Frame;
  children: ReactNode;
}) => {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out')
    return <Navigate to="/auth/login" replace state={{ from: location }} />;
  const { role } = session.user;
  const answer = verdict(role, location.pathname);
  if (answer === 'show') return children;
  if (answer === 'block')
    return (
      <Frame>
        <Blocked role={role} />
      </Frame>
    );
  return <Navigate to={answer.to} replace />;
};

/** The static pages have one menu for all who are signed in: its My Profile leads an admin here, and on to their own. */
const forCustomers = (role: Role, path = ''): Verdict => {
  if (role !== 'admin') return 'show';
  return { to: path.startsWith('/customer/profile') ? '/admin/account' : '/admin' };
};

const forDashboard = (role: Role): Verdict =>
  role === 'staff' || role === 'analyst' ? { to: roleHome(role) } : forCustomers(role);

const forAdmins = (role: Role): Verdict => {
  if (role === 'admin') return 'show';
  return role === 'staff' ? { to: '/staff' } : 'block';
};

const forStaff = (role: Role): Verdict => (role === 'customer' ? 'block' : 'show');

const forParcels = (role: Role): Verdict => (role === 'staff' || role === 'admin' ? 'show' : 'block');

const forDesk = (role: Role): Verdict => (role === 'analyst' ? { to: roleHome(role) } : forParcels(role));

const forMonitoring = (role: Role): Verdict => (role === 'analyst' || role === 'admin' ? 'show' : 'block');

/** `frame` is what stands around a refusal where no layout does yet. */
const guard =
  (verdict: (role: Role, path: string) => Verdict, frame: Frame = Fragment) =>
  () => (
    <Guard verdict={verdict} frame={frame}>
      <Outlet />
    </Guard>
  );

/** Signed-in people's own pages; admins keep theirs under /admin. */
export const CustomerGuard = guard(forCustomers);
/** The customers' dashboard; who works here goes to the desk instead. */
export const DashboardGuard = guard(forDashboard);
/** Everything under /admin. */
export const AdminGuard = guard(forAdmins, PublicLayout);
/** Everything under /staff: staff, admins and analysts. */
export const StaffGuard = guard(forStaff, PublicLayout);
/** Screens of the desk that work on parcels and mailboxes: not for analysts. */
export const ParcelGuard = guard(forParcels);
/** The desk's first screen, which is about parcels too: analysts go on to theirs. */
export const DeskGuard = guard(forDesk);
/** The monitoring: admins and analysts. */
export const MonitoringGuard = guard(forMonitoring);
