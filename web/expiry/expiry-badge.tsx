import { Badge } from '#web/ui/layout/badge.tsx';
import { expiryWords, standingOf, toneOf } from './expiry.ts';

/** The last day of a paper, in color where somebody has to see to it. */
export const ExpiryBadge = ({
  expires,
  today,
}: {
  readonly expires: string | undefined;
  readonly today: string;
}) => (
  <Badge tone={toneOf[standingOf(expires, today)]} wraps>
    {expiryWords(expires, today)}
  </Badge>
);
