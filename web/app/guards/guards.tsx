import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { returnQuery } from '#domain/identity/return-url.ts';
import { admits } from '#domain/kernel/access.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import { askToSignIn, isSignedOutOffline } from '#web/session/sign-in-page.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { AppShape } from '#web/shell/app-shape.tsx';
import { homeOf } from '#web/shell/home-of.ts';
import type { Person, Screen } from '#web/shell/screens.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';

const Loading = () => (
  <p role="status" data-waiting="" className="px-4 py-16 text-center text-ink-soft">
    Loading...
  </p>
);

/** After signing out without a network, where the sign-in page cannot be opened. */
const SignedOutOffline = () => (
  <main className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
    <h1 className="text-4xl">You are signed out.</h1>
    <p>There is no connection now. When it is back, the sign-in page opens here.</p>
  </main>
);

/** Leaves for the sign-in page, which leads back to this address. */
const ToSignIn = ({
  asked,
  waiting: Waiting,
}: {
  readonly asked: string;
  readonly waiting: ComponentType;
}) => {
  useEffect(() => askToSignIn(asked), [asked]);
  return isSignedOutOffline() ? <SignedOutOffline /> : <Waiting />;
};

/** Shown instead of the page, because the server would refuse all of its calls. */
const Blocked = ({ person }: { readonly person: Person }) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
    <p className="label-caption">403</p>
    <h1 className="text-4xl">You do not have access to this.</h1>
    <p>Your account cannot open this page. If you need it, ask an administrator.</p>
    <LinkButton to={homeOf(person)}>Go to my dashboard</LinkButton>
  </div>
);

/** The desk before it is known who is there. */
const DeskShape = () => <AppShape area="desk" brand={useBrand()} />;

type Rule = Pick<Screen, 'who' | 'instead'>;

/** The parts of the path that are there. */
const partsGiven = (parts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).map(([name, part = '']) => [name, part]));

type Frame = ComponentType<{ readonly children?: ReactNode }>;

const Guard = ({
  rule: { who, instead },
  frame: Frame,
  waiting: Waiting,
  children,
}: {
  readonly rule: Rule;
  readonly frame: Frame;
  readonly waiting: ComponentType;
  readonly children: ReactNode;
}) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const parts = useParams();
  const asked = `${pathname}${search}${hash}`;
  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'signed-out') return <ToSignIn asked={asked} waiting={Waiting} />;
  const { user } = session;
  if (admits(who, user)) return children;
  if (admits(who, { roles: user.rolesAfterTwoStep }))
    return <Navigate to={`/customer/two-step${returnQuery(asked)}`} replace />;
  const other = instead?.(user, partsGiven(parts));
  if (other !== undefined) return <Navigate to={other} replace />;
  return (
    <Frame>
      <Blocked person={user} />
    </Frame>
  );
};

/**
 * Guards a screen or an area. `frame` is the layout around a refusal where none is rendered yet, and `waiting` stands there until it is
 * known who looks.
 */
export const guardOf =
  (rule: Rule, frame: Frame = Fragment, waiting: ComponentType = Loading) =>
  () => (
    <Guard rule={rule} frame={frame} waiting={waiting}>
      <Outlet />
    </Guard>
  );

/** Guards everything under /admin; people who work at the desk are redirected to /staff. */
export const AdminGuard = guardOf(
  { who: ['admin'], instead: (person) => (homeOf(person) === '/staff' ? '/staff' : undefined) },
  PublicLayout,
  DeskShape,
);
/** Guards everything under /staff, where each screen says who may see it. */
export const StaffGuard = guardOf({ who: workingRoles }, PublicLayout, DeskShape);
