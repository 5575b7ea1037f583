import { lazy, Suspense } from 'react';
import { useBrand } from '#web/session/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { AppShape } from '#web/shell/app-shape.tsx';
import { homeOf } from '#web/shell/home-of.ts';
import { CustomerLayout } from './public-layout.tsx';

/** Only people of the desk load its frame. */
const DeskLayout = lazy(async () => ({ default: (await import('./desk-layout.tsx')).StaffLayout }));

const DeskShape = () => <AppShape area="desk" brand={useBrand()} />;

/** Layout of everything under /agent: people whose work begins at the desk keep its menu, search and bell there. */
export const AgentLayout = () => {
  const session = useSession();
  const isOfDesk = session.status === 'signed-in' && /^\/(admin|staff)/.test(homeOf(session.user));
  return isOfDesk ? (
    <Suspense fallback={<DeskShape />}>
      <DeskLayout />
    </Suspense>
  ) : (
    <CustomerLayout />
  );
};
