import { Link, Navigate, useLocation } from 'react-router-dom';
import type { Role } from '#domain/kernel/role.ts';
import { useSession } from '#web/session/use-session.ts';
import { roleHome } from '#web/shell/menus.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { destinationOf } from '../login/arrival.ts';
import { SetUp } from './set-up.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { useTwoStep } from './use-two-step.ts';

const areaOf: Readonly<Partial<Record<Role, string>>> = {
  admin: 'the admin area',
  staff: 'the staff area',
  analyst: 'the monitoring',
};

/** What somebody who works here sees instead of their area until two-step sign-in is on. */
const Needed = ({ role }: { readonly role: Role }) => {
  const twoStep = useTwoStep();
  return (
    <>
      <PageHeader title="Two-step sign-in">
        <p>
          Set it up to open {areaOf[role] ?? 'your area'}. From then on, signing in asks for your password and
          for a code from your phone. It takes about two minutes.
        </p>
      </PageHeader>
      <Card>
        <SetUp onDone={() => void twoStep.refetch()} />
      </Card>
      <p>
        <Link className={textLink} to="/dashboard">
          Not now: open my customer pages
        </Link>
      </p>
    </>
  );
};

/** `/customer/two-step`: leads people who work here to two-step sign-in, and on to where they wanted to go. */
export const TwoStepPage = () => {
  const session = useSession();
  const { search } = useLocation();
  const user = session.status === 'signed-in' ? session.user : undefined;
  if (user?.roleAfterTwoStep !== undefined) {
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <Needed role={user.roleAfterTwoStep} />
      </div>
    );
  }
  if (user !== undefined && user.role !== 'customer') {
    const asked = destinationOf(search);
    return <Navigate to={asked.startsWith('/dashboard') ? roleHome(user.role) : asked} replace />;
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title="Two-step sign-in" />
      <TwoStepCard />
    </div>
  );
};
