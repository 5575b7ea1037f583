import { changeWords } from '#domain/kernel/change-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { touchedPapers } from '#domain/shipments/caller/correction.ts';
import { fieldNames } from '#domain/shipments/field-names.ts';
import { type HoldKind, holds } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Told } from '#web/ui/asking/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { senderOf } from '../desk/asking/sender-of.ts';
import { WaysOut } from '../desk/asking/ways-out.tsx';
import type { AskedCorrection } from './use-correction.ts';

type Foreseen = NonNullable<AskedCorrection['question']>['known'];

const priceWords = ({ before, after }: Foreseen['price']): string => {
  if (before === after) return `It stays ${dollars(after)}.`;
  const [sign, more] = after > before ? ['more', after - before] : ['less', before - after];
  return `${dollars(after)}. It was ${dollars(before)}: ${dollars(more)} ${sign}.`;
};

const named = (kinds: readonly HoldKind[]): string => kinds.map((kind) => holds[kind].name).join(', ');

/** What has a line of its own, or follows from another field. */
const saidElsewhere: readonly string[] = ['total', 'eei'];

const Changes = ({ foreseen: { price, changes, holds: held, papers } }: { readonly foreseen: Foreseen }) => (
  <dl className="grid gap-3">
    {changes
      .filter(({ field }) => !saidElsewhere.includes(field))
      .map((change) => (
        <Fact key={change.field} name={fieldNames[change.field] ?? change.field}>
          {changeWords(change)}
        </Fact>
      ))}
    <Fact name="Price">{priceWords(price)}</Fact>
    {held.placed.length === 0 ? null : <Fact name="New holds">{named(held.placed)}</Fact>}
    {held.cleared.length === 0 ? null : <Fact name="Holds that go away">{named(held.cleared)}</Fact>}
    {papers.length === 0 ? null : (
      <Fact name="Print again, where it is printed">
        {papers.map((paper) => touchedPapers[paper]).join(', ')}
      </Fact>
    )}
  </dl>
);

/** The dialog before a correction: what it changes, what the sender reads, and the two ways out. */
export const CorrectionDialog = ({
  correction: { question, isSending, refusal },
  shipment,
}: {
  readonly correction: AskedCorrection;
  readonly shipment: Shipment;
}) => (
  <AskDialog title="What this changes" isOpen={question !== undefined} onClose={() => question?.stop()}>
    {question ? (
      <div className="grid gap-4">
        {question.known.changes.length === 0 ? (
          <p>Nothing: it is as it was.</p>
        ) : (
          <>
            <Changes foreseen={question.known} />
            <Told
              people={question.known.told.people}
              news={question.known.told.news}
              of={senderOf(shipment)}
            />
          </>
        )}
        <WaysOut refusal={refusal} isSending={isSending} onStop={question.stop}>
          {question.known.changes.length === 0 ? null : (
            <Button busy={isSending} busyText="Saving..." onClick={question.send}>
              Save the correction
            </Button>
          )}
        </WaysOut>
      </div>
    ) : null}
  </AskDialog>
);
