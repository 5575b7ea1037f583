import { type WayToSay, waysToSay } from '#domain/shipments/caller/said.ts';
import { wayChoices } from '#web/phrases/way-choices.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';

/** Asks in which way somebody told the desk. */
export const HowTold = ({
  value,
  onChoose,
}: {
  readonly value: WayToSay;
  readonly onChoose: (how: WayToSay) => void;
}) => (
  <PlainChoice
    label="How they told us"
    required
    value={value}
    options={wayChoices}
    onChange={({ target }) => onChoose(waysToSay.find((way) => way === target.value) ?? value)}
  />
);
