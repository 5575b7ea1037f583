import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The way to the customer's quotes from their first screen. */
export const MyQuotesCard = () => (
  <Card
    caption="Quotes"
    title="My quotes"
    foot={
      <LinkButton to="/dashboard/quotes" look="plain">
        See my quotes
      </LinkButton>
    }
  >
    <p className="text-ink-soft">
      The prices that you saved, and what we answered. Each keeps its price for 7 days.
    </p>
  </Card>
);
