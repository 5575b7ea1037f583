import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useSuggestions } from '../use-desk-parcels.ts';
import { Assign } from './assign.tsx';

interface Chosen {
  readonly mailbox: string;
  readonly because: string;
}

/** Who a parcel of nobody could be for, best first, and the way to somebody else. Nobody is chosen before somebody has looked. */
export const Suggestions = ({ parcel, area }: { readonly parcel: Parcel; readonly area: Area }) => {
  const query = useSuggestions(parcel);
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  return (
    <div className="grid gap-3">
      <Loaded query={query} loading="Looking for whose it could be…" lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <p>Nothing on the label and no pre-alert fits anybody.</p>
          ) : (
            <ul className="border-b border-rule">
              {items.map(({ mailbox, name, why, trace }) => (
                <li
                  key={mailbox}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2"
                >
                  <span className="grid min-w-0">
                    <span className="wrap-anywhere">
                      <span className="me-2 font-mono font-semibold">{mailbox}</span>
                      <bdi>{name}</bdi>
                    </span>
                    <span className="text-sm text-ink-soft">{why.join(', ')}</span>
                    {trace === undefined ? null : (
                      <Link
                        to={pathTo(`${area}/parcel-traces/:reference`, { reference: trace })}
                        className={textLink}
                      >
                        Their search {trace}
                      </Link>
                    )}
                  </span>
                  <Button
                    look="plain"
                    onClick={() => setChosen({ mailbox, because: `Suggested: ${why.join(', ')}.` })}
                  >
                    It is theirs…<span className="sr-only"> {name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div>
        <Button look="plain" onClick={() => setChosen({ mailbox: '', because: '' })}>
          Another mailbox…
        </Button>
      </div>
      <AskDialog title="Whose it is" isOpen={chosen !== undefined} onClose={close}>
        <Assign parcel={parcel} {...chosen} onClose={close} />
      </AskDialog>
    </div>
  );
};
