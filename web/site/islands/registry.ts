import type { ComponentType } from 'react';

/** Fetches the code of one island. */
export type LoadIsland = () => Promise<ComponentType<never>>;

/**
 * The islands of the static pages, by the name in the HTML. An island's code is loaded when it is hydrated. A new island needs a line
 * here and `<Island>` on its page.
 */
export const islands = {
  'enquiry-form': () =>
    import('#web/features/enquiries/enquiry-form.tsx').then((module) => module.EnquiryForm),
  'sign-in': () => import('#web/features/identity/sign-in-island.tsx').then((module) => module.SignInIsland),
  tracker: () => import('#web/features/shipments/tracking/tracker.tsx').then((module) => module.Tracker),
  collect: () => import('#web/features/shipments/collect/collect.tsx').then((module) => module.Collect),
  pay: () => import('#web/features/payments/pay/pay.tsx').then((module) => module.Pay),
  calculator: () => import('#web/features/quotes/calculator.tsx').then((module) => module.Calculator),
};

export type IslandName = keyof typeof islands;
/** The component of an island. The type makes sure that a page renders the same component that is hydrated later. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
