import { dollars } from '#domain/kernel/money.ts';
import { type CustomsEntry, dutyOf } from '#domain/shipments/customs/customs-entry.ts';
import { Section } from '#web/ui/layout/section.tsx';

const stateWords: Readonly<Record<CustomsEntry['state'], string>> = {
  PENDING_REVIEW: 'Our agent has handed in the papers to customs.',
  UNDER_REVIEW: 'Customs is looking at the papers.',
  RELEASED: 'Customs has released the goods.',
  HELD: 'Customs is holding the goods.',
  REJECTED: 'Customs did not accept the papers.',
};

/** Who has paid it, as the page of the receiver says it to them. */
const paidWords = (paidBy: NonNullable<CustomsEntry['paidBy']>, receiver: string): string => {
  if (paidBy === 'RECEIVER') return `${receiver} has paid it.`;
  return paidBy === 'SENDER' ? 'The sender has paid it.' : 'Our partner there has paid it for now.';
};

const withIds = (lines: CustomsEntry['lines']) => lines.map((line, id) => ({ ...line, id }));

/** Where the goods are with customs, what they charge and who has paid. `receiver`: their name to the sender, who knows them. */
export const CustomsFacts = ({
  customs,
  receiver = 'The receiver',
}: {
  readonly customs: CustomsEntry | undefined;
  readonly receiver?: string;
}) =>
  customs === undefined ? null : (
    <Section title="Customs" className="grid gap-3 border-t-[1.5px] border-ink pt-4">
      <p className="max-w-prose">
        {stateWords[customs.state]} {customs.reason}
      </p>
      {customs.lines.length === 0 ? null : (
        <ul className="grid max-w-md gap-1">
          {withIds(customs.lines).map(({ id, text, amount }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{text}</span>
              <span className="font-mono">{dollars(amount)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-4 border-t border-rule pt-1 font-semibold">
            <span>Duty and tax</span>
            <span className="font-mono">{dollars(dutyOf(customs))}</span>
          </li>
        </ul>
      )}
      {customs.paidBy === undefined ? null : <p>{paidWords(customs.paidBy, receiver)}</p>}
    </Section>
  );
