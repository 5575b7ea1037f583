import { formSchema } from '#domain/kernel/form-schema.ts';
import { FURTHER_NAMES_MAX, FurtherName, FurtherNames } from '#domain/mailboxes/further-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Change, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';

const empty = { name: '', kind: 'PERSON' };
type Typed = typeof empty;

/** What is wrong with a name beside those that are there. */
const schemaFor = (names: readonly FurtherName[]) =>
  formSchema<Typed>((typed) => {
    const one = FurtherName.safeParse(typed);
    if (!one.success) return { name: one.error.issues[0]?.message ?? 'Write the whole name' };
    const all = FurtherNames.safeParse([...names, one.data]);
    return all.success ? {} : { name: all.error.issues[0]?.message ?? 'This name cannot be added' };
  });

const kindWords = { PERSON: 'Person', COMPANY: 'Company' } as const;

const Row = ({
  name,
  kind,
  busy,
  onRemove,
}: FurtherName & { readonly busy: boolean; readonly onRemove: () => void }) => (
  <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1">
    <span className="min-w-0 wrap-anywhere">
      <strong className="font-semibold">{name}</strong>{' '}
      {kind === 'COMPANY' ? <span className="text-sm text-ink-soft">{kindWords[kind]}</span> : null}
    </span>
    <Button look="quiet" disabled={busy} onClick={onRemove}>
      Remove<span className="sr-only"> {name}</span>
    </Button>
  </li>
);

/** The further names that may receive at a mailbox, with the way to add and to remove one. Each press is saved at once. */
export const NamesEditor = ({
  names,
  change,
}: {
  readonly names: readonly FurtherName[];
  /** Saves the whole list. */
  readonly change: Change<FurtherName[], unknown>;
}) => {
  const act = useAct(change, {
    begin: empty,
    schema: schemaFor(names),
    input: (typed) => [...names, FurtherName.parse(typed)],
  });
  const remove = (gone: string): void =>
    // What went wrong is shown below.
    void change.mutateAsync(names.filter(({ name }) => name !== gone)).catch(() => undefined);
  return (
    <div className="grid gap-4">
      {names.length === 0 ? null : (
        <ul className="border-b border-rule">
          {names.map((one) => (
            <Row key={one.name} {...one} busy={act.busy} onRemove={() => remove(one.name)} />
          ))}
        </ul>
      )}
      {names.length < FURTHER_NAMES_MAX ? (
        <ActForm act={act} className="grid gap-4">
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_9rem]">
            <PlainInput label="Name as stores print it" required maxLength={100} {...act.field('name')} />
            <PlainSelect label="It is a" required {...act.field('kind')}>
              {Object.entries(kindWords).map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </PlainSelect>
          </div>
          <ActFailure act={act} title="Not saved" />
          <ActButton act={act} look="plain" busyText="Saving...">
            Add this name
          </ActButton>
        </ActForm>
      ) : (
        <p className="text-ink-soft">{FURTHER_NAMES_MAX} names are the most that a mailbox has.</p>
      )}
    </div>
  );
};
