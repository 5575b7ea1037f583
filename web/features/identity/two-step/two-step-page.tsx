import { Link, Navigate, useLocation } from 'react-router-dom';
import { worksHere } from '#domain/kernel/role.ts';
import { useSession } from '#web/session/use-session.ts';
import { homeOf } from '#web/shell/home-of.ts';
import type { Person } from '#web/shell/screens.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { destinationOf } from '../login/arrival.ts';
import { SetUp } from './set-up.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { useTwoStep } from './use-two-step.ts';

const areaOf = ({ roles }: Person): string => {
  if (roles.includes('admin')) return 'the admin area';
  return homeOf({ roles }) === '/staff' ? 'the staff area' : 'the monitoring';
};

/** What somebody who works here sees instead of their area until two-step sign-in is on. */
const Needed = ({ person }: { readonly person: Person }) => {
  const twoStep = useTwoStep();
  return (
    <>
      <PageHeader title="Two-step sign-in">
        <p>
          Set it up to open {areaOf(person)}. From then on, signing in asks for your password and for a code
          from your phone. It takes about two minutes.
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
  if (user !== undefined && user.rolesAfterTwoStep.length > 0) {
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <Needed person={{ roles: user.rolesAfterTwoStep }} />
      </div>
    );
  }
  if (user !== undefined && worksHere(user)) {
    const asked = destinationOf(search);
    return <Navigate to={asked.startsWith('/dashboard') ? homeOf(user) : asked} replace />;
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title="Two-step sign-in" />
      <TwoStepCard hasHeading={false} />
    </div>
  );
};
