/**
 * Marks a place where something may still appear, and whose height is therefore not known. What follows it in the screen is held back
 * meanwhile (`waiting.css`), so that it does not jump. A `Skeleton` is such a mark already.
 */
export const Waiting = () => <span hidden data-waiting="" />;
