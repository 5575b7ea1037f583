import { lazy, Suspense } from 'react';
import { worksHere } from '#domain/kernel/role.ts';
import type { Person } from '#web/shell/screens.ts';

/** Loaded after the screen, for it only tells of news and searches. */
const CustomerHeader = lazy(async () => ({
  default: (await import('./customer-header.tsx')).CustomerHeader,
}));

/** What a customer's header offers beside the account. It keeps its place while it loads. */
export const CustomerTools = ({ person }: { readonly person: Person }) =>
  worksHere(person) ? null : (
    <Suspense fallback={<span className="size-11" />}>
      <CustomerHeader />
    </Suspense>
  );
