import type { SharedView } from '#domain/desk/shared-view.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay, useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { ViewsProps } from '../slot-props.ts';
import { useSharedViews, useSharing } from './use-views.ts';

const SharedLine = ({
  view,
  by,
  query,
  onAsk,
}: {
  readonly view: SharedView;
  /** The name of who shared it. */
  readonly by: string;
} & Pick<ViewsProps, 'query' | 'onAsk'>) => {
  const { remove } = useSharing();
  const [ownId, may] = [useOwnId(), useMay()];
  const isRemovable = view.by === ownId || may('staff.manage');
  return (
    <li className="grid gap-2 border-b border-rule pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <Button
            look="plain"
            className="min-w-0 break-words"
            aria-current={view.question === query || undefined}
            onClick={() => onAsk(view.question)}
          >
            {view.name}
          </Button>
          <span className="text-sm text-ink-soft">Shared by {by === 'You' ? 'you' : by}</span>
        </span>
        {isRemovable ? (
          <Button
            look="quiet"
            aria-label={`Stop sharing ${view.name}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(view)}
          >
            Stop sharing
          </Button>
        ) : null}
      </div>
      {remove.error ? <Alert kind="error">{messageOf(remove.error)}</Alert> : null}
    </li>
  );
};

/** The views of this list that colleagues share, each with who shared it. Nothing while there are none. */
export const SharedViews = ({ list, query, onAsk }: ViewsProps) => {
  const { data, error } = useSharedViews();
  const here = (data?.items ?? []).filter((view) => view.list === list);
  const nameOf = useNames(here.map(({ by }) => by));
  if (error) return <Alert kind="error">{messageOf(error)}</Alert>;
  if (here.length === 0) return null;
  return (
    <section aria-labelledby="shared-views">
      <h3 id="shared-views" className="mb-2 text-xl">
        Shared views
      </h3>
      <ul className="grid gap-2">
        {here.map((view) => (
          <SharedLine key={view.id} view={view} by={nameOf(view.by)} query={query} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
};
