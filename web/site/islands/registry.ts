import type { ComponentType } from 'react';

/** Fetches the code of one island. */
export type LoadIsland = () => Promise<ComponentType<never>>;

/**
 * Every part of the static pages that comes alive when it is touched, by the name that stands in the HTML. The code is
 * fetched only then. A new island needs its line here and `<Island>` on its page.
 */
export const islands = {
  'enquiry-form': async () => (await import('#web/features/enquiries/enquiry-form.tsx')).EnquiryForm,
  calculator: async () => (await import('#web/features/quotes/calculator.tsx')).Calculator,
};

export type IslandName = keyof typeof islands;
/** The component of an island, so that a page cannot render one and bring another alive. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
