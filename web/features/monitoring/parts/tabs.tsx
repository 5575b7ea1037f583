import { Link } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { showCurrent } from '#web/ui/shell/show-current.ts';
import { searchOfView, type View, views } from './address.ts';

const names = Object.keys(views) as readonly View[];

/** The monitoring's parts as links, so that each can be shared, opened beside another, and reached with the back button. */
export const Tabs = ({ view, search }: { readonly view: View; readonly search: URLSearchParams }) => (
  <nav
    aria-label="Monitoring"
    ref={showCurrent}
    className="mb-6 flex gap-x-1 overflow-x-auto border-b-[1.5px] border-ink"
  >
    {names.map((name) => (
      <Link
        key={name}
        to={{ search: searchOfView(search, name) }}
        aria-current={name === view ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center whitespace-nowrap border-b-4 px-3 font-semibold no-underline',
          name === view ? 'border-action bg-sunk' : 'border-transparent hover:bg-sunk',
        )}
      >
        {views[name]}
      </Link>
    ))}
  </nav>
);
