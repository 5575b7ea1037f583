import * as z from 'zod/mini';
import { Month } from '../../kernel/asked-list.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { RateCard } from '../../quotes/rate-card.ts';
import { TrialRow } from './trial.ts';

/** A rate card is tried before it is published, by whoever publishes it. */
export const trialEndpoints = {
  tryCard: endpoint('POST /api/desk/shipments/rate-card-trial', {
    summary:
      'A page of the shipments that closed in a month, with what each costs by its own rate card and by the one that was sent. It changes nothing.',
    access: ['admin'],
    query: z.object(pageQuery),
    body: z.strictObject({ month: Month, card: RateCard }),
    reply: pageOf(TrialRow),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
