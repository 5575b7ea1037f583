import { useLocation } from 'react-router-dom';
import { laterAt } from '#domain/kernel/later-paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { homeOf } from '#web/shell/home-of.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Shown within the desk for an unknown path, and for a page that comes later. */
export const NotAtDesk = () => {
  const { pathname } = useLocation();
  const session = useSession();
  const later = laterAt(pathname);
  const home = session.status === 'signed-in' ? homeOf(session.user) : '/';
  return (
    <>
      <PageHeader title={later ?? 'No such page'}>
        {later === undefined
          ? 'There is no page at this link. It may be mistyped, or the page has moved.'
          : 'This page comes later. What works today is in the menu.'}
      </PageHeader>
      <LinkButton to={home}>Go to the overview</LinkButton>
    </>
  );
};
