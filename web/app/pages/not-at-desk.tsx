import { useSession } from '#web/session/use-session.ts';
import { homeOf } from '#web/shell/home-of.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Shown within the desk for an unknown path. */
export const NotAtDesk = () => {
  const session = useSession();
  const home = session.status === 'signed-in' ? homeOf(session.user) : '/';
  return (
    <>
      <PageHeader title="No such page">
        There is no page at this link. It may be mistyped, or the page has moved.
      </PageHeader>
      <LinkButton to={home}>Go to the overview</LinkButton>
    </>
  );
};
