import { useState } from 'react';
import type { CustomerGroup } from '#domain/quotes/cards/customer-group.ts';
import type { PersonGroup } from '#domain/quotes/kept-group/endpoints.ts';
import type { KeptGroup } from '#domain/quotes/kept-group/kept-group.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay, useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { usePersonGroup, useSetGroup } from './use-group.ts';

/** What a group takes off: `10% off standard freight, 5% off express freight`. */
const offWords = ({ standardPercent, expressPercent }: CustomerGroup): string =>
  standardPercent === expressPercent
    ? `${standardPercent}% off the freight`
    : `${standardPercent}% off standard freight, ${expressPercent}% off express freight`;

/** The same in a list of groups, which has to fit a phone. */
const optionWords = ({ name, standardPercent, expressPercent }: CustomerGroup): string =>
  standardPercent === expressPercent
    ? `${name}: ${standardPercent}% off`
    : `${name}: ${standardPercent}% off, express ${expressPercent}%`;

/** What they pay now. A group that the rate card has no more gives nothing. */
const Now = ({ counts, groups }: PersonGroup) => {
  if (counts?.group === undefined) return <p>None. They pay what everybody pays.</p>;
  const { code, name } = counts.group;
  const group = groups.find((each) => each.code === code);
  return group === undefined ? (
    <p>{name}. The prices in force do not have this group any more, so they pay what everybody pays.</p>
  ) : (
    <p>
      <span className="font-semibold">{group.name}</span>: {offWords(group)}.
    </p>
  );
};

/** What other ids of the same person have: two who were joined may both have been in a group. */
const Others = ({ others }: Pick<PersonGroup, 'others'>) => {
  const names = others.flatMap(({ group }) => group?.name ?? []);
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      Before they were joined, one of them was in {names.join(', ')}. It counts again if you part them.
    </p>
  );
};

/** Who put them where, when and why, the last change first. */
const Changes = ({ changes }: Pick<KeptGroup, 'changes'>) => {
  const nameOf = useNames(changes.map(({ by }) => by));
  return (
    <details>
      <summary className="unfold">
        {changes.length === 1 ? 'Who set it' : `${changes.length} changes`}
      </summary>
      <div className="pt-3">
        <HistoryLines>
          {changes.toReversed().map(({ at, by, group, reason }) => (
            <HistoryLine
              key={at}
              who={nameOf(by)}
              what={group === undefined ? 'took them out of their group' : `put them into ${group.name}`}
              at={at}
              note={reason}
            />
          ))}
        </HistoryLines>
      </div>
    </details>
  );
};

const ChangeForm = ({
  userId,
  shown: { counts, groups },
  done,
}: {
  readonly userId: string;
  readonly shown: PersonGroup;
  readonly done: () => void;
}) => {
  const was = counts?.group?.code;
  const act = useAct(useSetGroup(userId), {
    // A group that the prices do not have any more is not in the list.
    begin: { code: groups.some((group) => group.code === was) ? (was ?? '') : '', reason: '' },
    input: ({ code, reason }) => ({
      ...(code === '' ? {} : { code }),
      ...(was === undefined ? {} : { was }),
      reason: reason.trim(),
    }),
    done: () => {
      toast.success('The price group is saved.');
      done();
    },
  });
  const { code, reason } = act.values;
  return (
    <ActForm act={act} className="grid gap-4">
      <PlainSelect label="They pay" optional={false} {...act.field('code')}>
        <option value="">None: what everybody pays</option>
        {groups.map((group) => (
          <option key={group.code} value={group.code}>
            {optionWords(group)}
          </option>
        ))}
      </PlainSelect>
      <PlainInput
        label="Why"
        hint="The customer reads it if they ask for their data."
        required
        minLength={3}
        maxLength={300}
        {...act.field('reason')}
      />
      <p className="text-sm text-ink-soft">
        New quotes and shipments have the new price. What was quoted or booked keeps the price that it has.
      </p>
      <ActFailure act={act} title="Not saved" />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} busyText="Saving..." disabled={code === (was ?? '') || reason.trim().length < 3}>
          Save
        </ActButton>
        <Button look="plain" onClick={done}>
          Cancel
        </Button>
      </div>
    </ActForm>
  );
};

const Shown = ({ userId, shown }: { readonly userId: string; readonly shown: PersonGroup }) => {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const { counts, groups } = shown;
  const isAdmin = session.status === 'signed-in' && session.user.roles.includes('admin');
  const isIn = counts?.group !== undefined;
  return (
    <div className="grid gap-4">
      <Now {...shown} />
      <Others others={shown.others} />
      {isOpen ? <ChangeForm userId={userId} shown={shown} done={() => setOpen(false)} /> : null}
      {!isOpen && isAdmin && (groups.length > 0 || isIn) ? (
        <Button look="plain" className="justify-self-start" onClick={() => setOpen(true)}>
          {isIn ? 'Change the price group' : 'Put into a price group'}
        </Button>
      ) : null}
      {isAdmin && groups.length === 0 && !isIn ? (
        <p className="text-sm text-ink-soft">
          There are no price groups yet. Add one to the rate card, in the settings.
        </p>
      ) : null}
      {counts === undefined ? null : <Changes changes={counts.changes} />}
    </div>
  );
};

/** The price group of a customer, who put them into it and why. Nothing for whoever may see no prices. */
export const PriceGroupPart = ({ userId }: { readonly userId: string }) =>
  useMay()('shipment.read') ? (
    <Section title="Price group">
      <Asked userId={userId} />
    </Section>
  ) : null;

const Asked = ({ userId }: { readonly userId: string }) => (
  <Loaded query={usePersonGroup(userId)} loading="Loading the price group…" lines={2}>
    {(shown) => <Shown userId={userId} shown={shown} />}
  </Loaded>
);
