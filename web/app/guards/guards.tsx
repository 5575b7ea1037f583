import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '#domain/kernel/role.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { roleHome } from '#web/ui/shell/menus.ts';
import { useSession } from '../session/use-session.ts';

const Loading = () => (
  <p role="status" className="px-4 py-16 text-center text-ink-soft">
    Loading...
  </p>
);

/** The server would refuse every call of such a page, so it is not shown at all. */
const Blocked = ({ role }: { readonly role: Role }) => (
  <main className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
    <p className="label-caption">403</p>
    <h1 className="text-4xl">You do not have access to this.</h1>
    <p>This part is for other people of the house. If you should see it, ask an administrator.</p>
    <LinkButton to={roleHome(role)}>Go to my dashboard</LinkButton>
  </main>
);

type Verdict = 'show' | 'block' | { readonly to: string };

const Guard = ({ verdict, children }: { verdict: (role: Role) => Verdict; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-out')
    return <Navigate to="/auth/login" replace state={{ from: location }} />;
  const { role } = session.user;
  const answer = verdict(role);
  if (answer === 'show') return children;
  if (answer === 'block') return <Blocked role={role} />;
  return <Navigate to={answer.to} replace />;
};

const forCustomers = (role: Role): Verdict => (role === 'admin' ? { to: '/admin' } : 'show');

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

const guard = (verdict: (role: Role) => Verdict) => () => (
  <Guard verdict={verdict}>
    <Outlet />
  </Guard>
);

/** Signed-in people's own pages; admins keep theirs under /admin. */
export const CustomerGuard = guard(forCustomers);
/** The customers' dashboard; who works here goes to the desk instead. */
export const DashboardGuard = guard(forDashboard);
/** Everything under /admin. */
export const AdminGuard = guard(forAdmins);
/** Everything under /staff: staff, admins and analysts. */
export const StaffGuard = guard(forStaff);
/** Screens of the desk that work on parcels and mailboxes: not for analysts. */
export const ParcelGuard = guard(forParcels);
/** The desk's first screen, which is about parcels too: analysts go on to theirs. */
export const DeskGuard = guard(forDesk);
/** The monitoring: admins and analysts. */
export const MonitoringGuard = guard(forMonitoring);
