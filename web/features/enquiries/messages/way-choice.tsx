import { closedWords, type MessageWay, messageWays, type Ways } from '#domain/enquiries/ways.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const names: Readonly<Record<MessageWay, string>> = { email: 'E-mail', whatsapp: 'WhatsApp' };

/** The ways that are open now, the one in which they wrote first. */
export const openWays = (ways: Ways): readonly MessageWay[] =>
  messageWays.filter((way) => ways[way].closed === undefined).toReversed();

const labelOf = (way: MessageWay, to = ''): string =>
  `${names[way]} to ${way === 'whatsapp' ? readableE164(to) : to}`;

/** Why the other ways are closed, and until when WhatsApp is open. */
const About = ({ ways }: { readonly ways: Ways }) => {
  const { until } = ways.whatsapp;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {messageWays.map((way) => {
        const { closed } = ways[way];
        return closed === undefined ? null : (
          <li key={way}>
            No {way === 'email' ? 'e-mail' : 'WhatsApp'}: {closedWords[closed]}
          </li>
        );
      })}
      {until === undefined ? null : (
        <li>
          WhatsApp is open until <Instant at={until} />.
        </li>
      )}
    </ul>
  );
};

/** By which way a message goes: a choice where there is one, and why there is none where not. */
export const WayChoice = ({
  ways,
  way,
  onWay,
}: {
  readonly ways: Ways;
  readonly way: MessageWay | undefined;
  readonly onWay: (way: MessageWay) => void;
}) => {
  const open = openWays(ways);
  return (
    <div className="grid gap-2">
      {open.length === 0 ? null : (
        <PlainChoice
          label="Send by"
          required
          name="way"
          value={way ?? open[0]}
          onChange={({ target }) => onWay(target.value === 'whatsapp' ? 'whatsapp' : 'email')}
          options={open.map((one) => ({ value: one, label: labelOf(one, ways[one].to) }))}
        />
      )}
      <About ways={ways} />
    </div>
  );
};
