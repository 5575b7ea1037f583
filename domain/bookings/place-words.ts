/** Where a pickup is, as far as it is known. */
interface Known {
  /** With its state, as `Brooklyn, NY`. */
  readonly town?: string | undefined;
  readonly zip?: string | undefined;
}

/** Town, state and ZIP code as on a letter: `Brooklyn, NY 11226`. Empty while nothing of it is known. */
export const townLine = ({ town, zip }: Known = {}): string => [town, zip].filter(Boolean).join(' ');
