import type { ComponentType } from 'react';
import type { moreIslands } from './more-registry.ts';

/** The code of one island, whose component is the default export, as `lazy` of React has it. */
interface IslandModule {
  readonly default: ComponentType<never>;
}

/** Fetches the code of one island. */
export type LoadIsland = () => Promise<IslandModule>;

/**
 * The islands of the static pages, by the name in the HTML. An island's code is loaded when it is hydrated. A new island needs a line
 * here and `<Island>` on its page. Every page carries this list, so nothing else is in it.
 */
export const islands = {
  'enquiry-form': () => import('#web/features/enquiries/enquiry-form.tsx'),
  'sign-in': () => import('#web/features/identity/sign-in-island.tsx'),
  tracker: () => import('#web/features/shipments/tracking/tracker.tsx'),
  collect: () => import('#web/features/shipments/collect/collect.tsx'),
  opinion: () => import('#web/features/shipments/opinion/opinion.tsx'),
  pay: () => import('#web/features/payments/pay/pay.tsx'),
  calculator: () => import('#web/features/quotes/calculator.tsx'),
  'can-i-send': () => import('#web/features/carriage/can-i-send.tsx'),
};

type AllIslands = typeof islands & typeof moreIslands;
export type IslandName = keyof AllIslands;
/** The component of an island. The type makes sure that a page renders the same component that is hydrated later. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<AllIslands[Name]>>['default'];
