import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { readLastPrice } from '#web/session/last-price.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** The last estimate on this device, with a link back to it; nothing when there is none. */
export const LastPriceCard = () => {
  const price = readLastPrice();
  if (price === undefined) return null;
  return (
    <Card
      caption="Your last price"
      title={`${dollars(price.total)} to ${destinations[price.to].country}`}
      foot={
        <a href={price.path} className={actionClass({ look: 'plain' })}>
          Open it again
        </a>
      }
    >
      <p className="text-ink-soft">
        Worked out on {dayWords(newYorkDay(price.at))} on this device. Reopening it uses the prices of the day
        you open it.
      </p>
    </Card>
  );
};
