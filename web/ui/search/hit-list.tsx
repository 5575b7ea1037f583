import { classNames } from '../class-names.ts';
import type { Hit } from './finder.ts';
import type { Found } from './use-hits.ts';

/** The hits below a search box, in groups. The focus stays in the box, which names the active one. */
export const HitList = ({
  id,
  found,
  active,
  onOpen,
}: {
  readonly id: string;
  readonly found: readonly Pick<Found, 'title' | 'hits'>[];
  /** The hit that Enter opens, counted over all groups. */
  readonly active: number;
  readonly onOpen: (hit: Hit) => void;
}) => {
  let place = -1;
  return (
    <div id={`${id}-hits`} role="listbox" aria-label="Found">
      {found.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="label-caption px-4 pt-3">
            {title}
          </p>
          {hits.map((hit) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
              <div
                key={`${hit.to} ${hit.title}`}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                // The box keeps the focus, so that the list is still open for the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(hit)}
                className={classNames(
                  'grid min-h-14 cursor-pointer content-center border-s-4 px-3 py-1',
                  place === active ? 'border-action bg-sunk' : 'border-transparent hover:bg-sunk',
                )}
              >
                <span className="truncate font-semibold">{hit.title}</span>
                <span className="truncate text-sm text-ink-soft">{hit.detail}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
