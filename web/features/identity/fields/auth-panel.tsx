import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

/** The layout of all pages under /auth: one card, with links to related pages below. */
export const AuthPanel = ({
  title,
  intro,
  children,
  below,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) => (
  <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-12">
    <header className="grid gap-2">
      <h1 className="text-4xl">{title}</h1>
      {intro ? <p className="text-ink-soft">{intro}</p> : null}
    </header>
    <Card>{children}</Card>
    {below ? <div className="grid gap-3">{below}</div> : null}
  </div>
);
