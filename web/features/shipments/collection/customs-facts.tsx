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

const paidWords: Readonly<Record<NonNullable<CustomsEntry['paidBy']>, string>> = {
  RECEIVER: 'Paid by the receiver.',
  SENDER: 'Paid by the sender.',
  AGENT: 'Paid by our agent for now.',
};

const withIds = (lines: CustomsEntry['lines']) => lines.map((line, id) => ({ ...line, id }));

/** Where the goods are with customs, what they charge and who paid. */
export const CustomsFacts = ({ customs }: { readonly customs: CustomsEntry | undefined }) =>
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
      {customs.paidBy === undefined ? null : <p>{paidWords[customs.paidBy]}</p>}
    </Section>
  );
