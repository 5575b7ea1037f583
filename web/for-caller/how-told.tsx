import { type WayToSay, waysToSay } from '#domain/shipments/caller/said.ts';
import { wayChoices } from '#web/phrases/way-choices.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';

/** The way in which somebody told the desk, or that it is not chosen yet: a clerk on the phone and one at the counter see the same form. */
export type ChosenWay = WayToSay | '';

/** What is wrong as long as nothing is chosen. */
export const NO_WAY = 'Choose how they told us.';

/** Asks in which way somebody told the desk. */
export const HowTold = ({
  value,
  error,
  onChoose,
}: {
  readonly value: ChosenWay;
  readonly error?: string | undefined;
  readonly onChoose: (how: ChosenWay) => void;
}) => (
  <PlainChoice
    label="How they told us"
    required
    placeholder="Choose"
    value={value}
    options={wayChoices}
    error={error}
    onChange={({ target }) => onChoose(waysToSay.find((way) => way === target.value) ?? '')}
  />
);
