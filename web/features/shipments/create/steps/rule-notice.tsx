import type { ReactNode } from 'react';
import type { Commodity } from '#domain/carriage/commodities.ts';

const ends: Readonly<Record<Commodity['verdict'], string>> = {
  never: ' We do not carry it.',
  ask: ' You can book it. We look at it before it flies.',
  papers: '',
  fine: '',
};

/** What our list says about goods that were named. */
export const RuleNotice = ({
  rule,
  children,
}: {
  readonly rule: Commodity;
  readonly children?: ReactNode;
}) => (
  <div className="grid gap-1 border-s-4 border-time bg-time-wash px-3 py-2 text-sm">
    <p>
      <span className="font-semibold">{rule.name}.</span> {rule.reason} {rule.whatToDo}
      {ends[rule.verdict]}
    </p>
    {children}
  </div>
);
