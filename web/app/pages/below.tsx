import { lazy, Suspense } from 'react';
import type { Area } from '#web/shell/screens.ts';
import { WhenNear } from '#web/ui/layout/when-near.tsx';

const DeskBelow = lazy(async () => ({ default: (await import('./desk-below.tsx')).DeskBelow }));

const place = <div className="min-h-96" />;

/** What is below the first look at an overview. Its script is loaded when somebody scrolls there. */
export const Below = ({ base }: { readonly base: Area }) => (
  <WhenNear className="min-h-96">
    <Suspense fallback={place}>
      <DeskBelow base={base} />
    </Suspense>
  </WhenNear>
);
