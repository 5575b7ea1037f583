import { useMemo } from 'react';
import { type CustomerCard, withOwnGroup } from '#domain/quotes/cards/customer-card.ts';
import { ownGroupEndpoints } from '#domain/quotes/kept-group/own-endpoint.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { useReply } from '#web/api/use-reply.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { useSiteSettings } from './site-settings.ts';

/** The rate card in force, as everybody reads it. */
export const useCardInForce = (): PublishedRateCard => {
  const [first] = useSiteSettings().rateCards;
  if (first === undefined) throw new Error('The settings hold no rate card.');
  return first;
};

/** The rate card in force as it applies to whoever is signed in: with what their price group takes off. A guest is in none. */
export const useOwnCard = (): CustomerCard => {
  const card = useCardInForce();
  const { data } = useReply(
    ['price-group'],
    ownGroupEndpoints.ownGroup,
    {},
    { enabled: signedInUser().userId !== undefined },
  );
  const group = data?.group;
  return useMemo(() => withOwnGroup(card, group), [card, group]);
};
