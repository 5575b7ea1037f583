import { type ReactNode, Suspense } from 'react';
import { WhenNear } from '#web/ui/layout/when-near.tsx';

const height = 'min-h-96';

/** What is below the first look at an overview. Its script is loaded when somebody scrolls there. */
export const Below = ({ children }: { readonly children: ReactNode }) => (
  <WhenNear className={height}>
    <Suspense fallback={<div className={height} />}>{children}</Suspense>
  </WhenNear>
);
