import { VIEW_NAME_MAX } from '#domain/desk/view.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { AskedList } from '../slot-props.ts';
import { useViewChanges } from './use-views.ts';

/** Keeps what the list shows now under a name. Sent twice, it is kept once. */
export const KeepView = ({ list, query, isKept }: AskedList & { readonly isKept: boolean }) => {
  const { keep } = useViewChanges();
  const act = useAct(keep, {
    begin: { name: '' },
    input: ({ name }, id) => ({ id, wanted: { list, name, question: query, version: 0 } }),
  });
  if (query === '')
    return <p className="text-ink-soft">Filter or search the list first, then keep that here.</p>;
  if (isKept) return <p className="text-ink-soft">What the list shows now is one of your views.</p>;
  return (
    <ActForm act={act} noValidate={false} className="grid gap-3">
      <TextField
        label="Keep what the list shows now as"
        required
        maxLength={VIEW_NAME_MAX}
        {...act.field('name')}
      />
      <ActFailure act={act} />
      <ActButton act={act} look="plain" busyText="Saving...">
        Save view
      </ActButton>
    </ActForm>
  );
};
