import { useRef, useState } from 'react';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import type { ViewsProps } from '../slot-props.ts';
import { KeepView } from './keep-view.tsx';
import { SharedViews } from './shared-views.tsx';
import { useViews } from './use-views.ts';
import { ViewLine } from './view-line.tsx';

const Views = ({ list, query, onAsk }: ViewsProps) => (
  <Loaded query={useViews()} loading="Loading your views…">
    {({ items }) => {
      const here = items.filter((view) => view.list === list);
      return (
        <div className="grid gap-6">
          {here.length === 0 ? (
            <p>You have no views of this list yet.</p>
          ) : (
            <ul className="grid gap-2">
              {here.map((view) => (
                <ViewLine key={view.id} view={view} query={query} onAsk={onAsk} />
              ))}
            </ul>
          )}
          <SharedViews list={list} query={query} onAsk={onAsk} />
          <KeepView list={list} query={query} isKept={here.some(({ question }) => question === query)} />
        </div>
      );
    }}
  </Loaded>
);

/** The questions of this list that somebody keeps under names. They are in the address of the list while it shows them. */
export const SavedViews = ({ list, query, onAsk }: ViewsProps) => {
  const may = useMay()('desk.manage');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        My views
      </Button>
      <Sheet dialog={dialog} id="saved-views" title="My views" onClose={() => setOpen(false)}>
        {isOpen ? (
          <Views
            list={list}
            query={query}
            onAsk={(question) => {
              dialog.current?.close();
              onAsk(question);
            }}
          />
        ) : null}
      </Sheet>
    </>
  );
};
