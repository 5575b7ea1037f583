import { Link } from 'react-router-dom';
import type { Area } from '#web/shell/screens.ts';
import type { Column } from '#web/ui/data/data-table.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

interface Billed {
  /** A user id. */
  readonly by: string;
  /** Who is billed. */
  readonly name: string;
  readonly invoice: string;
}

/** Who took money, from whom, and for which invoice. */
export const billedColumns = (area: Area, nameOf: (userId: string) => string): readonly Column<Billed>[] => [
  { key: 'by', heading: 'By', cell: ({ by }) => nameOf(by) },
  { key: 'name', heading: 'Bill to', cell: ({ name }) => name },
  {
    key: 'invoice',
    heading: 'Invoice',
    code: true,
    cell: ({ invoice }) => (
      <Link to={`${area}/billing/${invoice}`} className={textLink}>
        {invoice}
      </Link>
    ),
  },
];
