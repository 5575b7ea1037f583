import { lazy, Suspense } from 'react';
import { worksHere } from '#domain/kernel/role.ts';
import type { Person } from '#web/shell/screens.ts';

/** Loaded after the screen, for it only tells of news. */
const ActionBell = lazy(async () => ({
  default: (await import('#web/features/notifications/action-bell.tsx')).ActionBell,
}));

/** What a customer's header offers beside the account. It keeps its place while it loads. */
export const CustomerTools = ({ person }: { readonly person: Person }) =>
  worksHere(person) ? null : (
    <Suspense fallback={<span className="size-11" />}>
      <ActionBell to="/dashboard/notifications" waiting={0} />
    </Suspense>
  );
