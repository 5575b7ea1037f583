/** Where a pickup is, as far as it is known. */
interface Known {
  /** With its state, as `Brooklyn, NY`. */
  readonly town?: string | undefined;
  readonly zip?: string | undefined;
}

/** Town, state and ZIP code as on a letter: `Brooklyn, NY 11226`. Empty while nothing of it is known. */
export const townLine = ({ town, zip }: Known = {}): string => [town, zip].filter(Boolean).join(' ');

/** The street with its town, as every letter and page writes it: `12 Sample Avenue, Brooklyn, NY 11226`. */
export const placeLine = ({
  street,
  ...known
}: Known & { readonly street?: string | undefined } = {}): string =>
  [street, townLine(known)].filter(Boolean).join(', ');
