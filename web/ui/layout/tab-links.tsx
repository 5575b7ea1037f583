import { Link, type To } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { showCurrent } from './show-current.ts';

interface TabLink {
  readonly key: string;
  readonly title: string;
  readonly to: To;
}

/** The parts of a screen as links, so that each can be shared, opened in a new tab, and reached with the back button. */
export const TabLinks = ({
  label,
  tabs,
  current,
}: {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly current: string;
}) => (
  <nav aria-label={label} ref={showCurrent} className="strip mb-6 flex gap-x-1 border-b-[1.5px] border-ink">
    {tabs.map(({ key, title, to }) => (
      <Link
        key={key}
        to={to}
        aria-current={key === current ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center whitespace-nowrap border-b-4 px-3 font-semibold no-underline',
          key === current ? 'border-action bg-sunk' : 'border-transparent hover:bg-sunk',
        )}
      >
        {title}
      </Link>
    ))}
  </nav>
);
