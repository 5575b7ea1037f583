import { type FormEvent, useRef, useState } from 'react';
import { VIEW_NAME_MAX } from '#domain/desk/view.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { AskedList } from '../slot-props.ts';
import { useViewChanges } from './use-views.ts';

/** Keeps what the list shows now under a name. Sent twice, it is kept once. */
export const KeepView = ({ list, query, isKept }: AskedList & { readonly isKept: boolean }) => {
  const { keep } = useViewChanges();
  const [name, setName] = useState('');
  const id = useRef(crypto.randomUUID());
  if (query === '')
    return <p className="text-ink-soft">Filter or search the list first, then keep that here.</p>;
  if (isKept) return <p className="text-ink-soft">What the list shows now is one of your views.</p>;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (keep.isPending || name.trim() === '') return;
    keep.mutate(
      { id: id.current, wanted: { list, name, question: query, version: 0 } },
      {
        onSuccess: () => {
          id.current = crypto.randomUUID();
          setName('');
        },
      },
    );
  };
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextField
        label="Keep what the list shows now as"
        required
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {keep.error ? <Alert kind="error">{messageOf(keep.error)}</Alert> : null}
      <Button
        type="submit"
        look="plain"
        className="justify-self-start"
        busy={keep.isPending}
        busyText="Saving..."
      >
        Save view
      </Button>
    </form>
  );
};
