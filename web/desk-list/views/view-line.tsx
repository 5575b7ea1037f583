import { useState } from 'react';
import { type SavedView, VIEW_NAME_MAX } from '#domain/desk/view.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { ViewsProps } from '../slot-props.ts';
import { useSharing, useViewChanges } from './use-views.ts';

const Rename = ({
  view,
  changes: { keep },
  onDone,
}: {
  readonly view: SavedView;
  readonly changes: ReturnType<typeof useViewChanges>;
  readonly onDone: () => void;
}) => {
  const { id, list, question, version } = view;
  const act = useAct(keep, {
    begin: { name: view.name },
    input: ({ name }) => ({ id, wanted: { list, name, question, version } }),
    done: onDone,
  });
  return (
    <ActForm act={act} noValidate={false} className="grid gap-3">
      <TextField label="New name" required maxLength={VIEW_NAME_MAX} {...act.field('name')} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} look="plain" busyText="Saving...">
          Save name
        </ActButton>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </ActForm>
  );
};

/** One view: it opens, is shared, gets another name, or goes. */
export const ViewLine = ({
  view,
  query,
  onAsk,
}: { readonly view: SavedView } & Pick<ViewsProps, 'query' | 'onAsk'>) => {
  const changes = useViewChanges();
  const { keep, drop } = changes;
  const [isRenamed, setRenamed] = useState(false);
  const { share } = useSharing();
  const error = keep.error ?? drop.error ?? share.error;
  return (
    <li className="grid gap-2 border-b border-rule pb-2">
      {isRenamed ? (
        <Rename view={view} changes={changes} onDone={() => setRenamed(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Button
            look="plain"
            className="min-w-0 break-words"
            aria-current={view.question === query || undefined}
            onClick={() => onAsk(view.question)}
          >
            {view.name}
          </Button>
          <span className="flex flex-wrap">
            <Button
              look="quiet"
              aria-label={`Share ${view.name}`}
              busy={share.isPending}
              onClick={() => share.mutate(view)}
            >
              Share
            </Button>
            <Button look="quiet" aria-label={`Rename ${view.name}`} onClick={() => setRenamed(true)}>
              Rename
            </Button>
            <Button
              look="quiet"
              aria-label={`Delete ${view.name}`}
              busy={drop.isPending}
              onClick={() => drop.mutate(view.id)}
            >
              Delete
            </Button>
          </span>
        </div>
      )}
      {error ? <Alert kind="error">{messageOf(error)}</Alert> : null}
    </li>
  );
};
