import { useEffect, useMemo, useState } from 'react';
import { type CustomerCard, withOwnGroup } from '#domain/quotes/cards/customer-card.ts';
import type { CustomerGroup } from '#domain/quotes/cards/customer-group.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { ask } from '#web/api/ask.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';

/** Nobody reads them: without an answer, the price is the one of everybody. */
const unread = { failed: '', away: '' };

/**
 * The rate card of a static page as it applies to whoever is signed in, with what their price group takes off. A token that has expired
 * cannot be refreshed here; then it is the one of everybody, and a quote that is saved has the right price.
 */
export const useSignedInCard = (rateCard: PublishedRateCard): CustomerCard => {
  const [group, setGroup] = useState<CustomerGroup>();
  useEffect(() => {
    const { token } = signedInUser();
    if (token === undefined) return;
    const headers = { authorization: `Bearer ${token}` };
    void ask<{ group?: CustomerGroup }>('/api/quotes/price-group', unread, { headers }).then((answer) => {
      if (answer.kind === 'ok') setGroup(answer.reply.group);
    });
  }, []);
  return useMemo(() => withOwnGroup(rateCard, group), [rateCard, group]);
};
