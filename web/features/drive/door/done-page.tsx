import { type ReactNode, useState } from 'react';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { MOST_PHOTOS } from '#domain/runs/driving/proof.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { Tell } from '../day/use-tell.ts';
import { Photos } from '../photos.tsx';
import { useBack, View } from '../view.tsx';
import { WorkForm } from '../work-form.tsx';
import { BarrelsLeft, Counting } from './counting.tsx';
import { type DoorDraft, doneAct, draftOf, keepDraft, missingIn } from './draft.ts';
import { Labels } from './labels.tsx';
import { Paying, useMoneyAt } from './money.tsx';
import { cashOf, missingMoney } from './paying.ts';
import { Signing } from './signing.tsx';
import { usePosition } from './use-position.ts';

interface Props {
  readonly run: OwnRun;
  readonly stop: OwnStop;
  readonly userId: string;
  readonly act: Tell['act'];
}

/** What was said so far, on the phone before it is on the screen, and how it is told. */
const useDoor = ({ run, stop, userId, act }: Props) => {
  const money = useMoneyAt(stop.id);
  const bills = money?.bills ?? [];
  const [draft, setDraft] = useState(() => draftOf(userId, stop));
  const position = usePosition();
  const back = useBack();
  const tell = async (): Promise<void> => {
    const cash = cashOf(draft, stop.id, bills);
    if (!(await act(run, doneAct(draft, stop, position), draft.photos, cash))) return;
    keepDraft(userId, stop.id, undefined);
    back();
  };
  return {
    draft,
    money,
    missing: [...missingMoney(draft, bills), ...missingIn(draft, stop)],
    change: (part: Partial<DoorDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        keepDraft(userId, stop.id, next);
        return next;
      }),
    tell,
    back,
  };
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title} className="grid gap-3 border-t-[1.5px] border-ink pt-3">
    {children}
  </Section>
);

/** The end of a stop at the door: count, scan, leave, photograph, sign, done. */
export const DonePage = (props: Props) => {
  const { stop } = props;
  const { draft, money, missing, change, tell, back } = useDoor(props);
  const fields = { stop, draft, onDraft: change };
  return (
    <View name="done" caption="At the door" title={stop.name} onBack={back}>
      <WorkForm missing={missing} press="Done" onSend={tell}>
        {stop.goods.length === 0 ? null : (
          <Part title="On the van now">
            <Counting {...fields} />
          </Part>
        )}
        {stop.shipments.length === 0 || stop.goods.length === 0 ? null : (
          <Part title="Labels">
            <Labels stop={stop} scanned={draft.scanned} onScanned={(scanned) => change({ scanned })} />
          </Part>
        )}
        {stop.barrels === undefined ? null : (
          <Part title="Empty barrels left here">
            <BarrelsLeft {...fields} />
          </Part>
        )}
        <Part title="Photos">
          <Photos
            label="Photo of this stop"
            purpose="STOP_PHOTO"
            most={MOST_PHOTOS}
            photos={draft.photos}
            onPhotos={(photos) => change({ photos })}
          />
        </Part>
        <Part title="Money">
          <Paying money={money} draft={draft} onDraft={change} />
        </Part>
        <Part title="Signature">
          <Signing {...fields} />
        </Part>
        <PlainTextArea
          label="Note for dispatch"
          rows={2}
          maxLength={300}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </WorkForm>
    </View>
  );
};
