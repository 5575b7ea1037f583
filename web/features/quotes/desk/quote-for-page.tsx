import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { type CustomerCard, withOwnGroup } from '#domain/quotes/cards/customer-card.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { townsTaken } from '#domain/settings/counters/taken.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Caller, CallerPage } from '#web/for-caller/caller-page.tsx';
import { type ChosenWay, HowTold, NO_WAY } from '#web/for-caller/how-told.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useCardInForce } from '#web/session/use-own-card.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { CalculatorFields } from '../calculator-fields.tsx';
import { Flight } from '../result/flight.tsx';
import { Assumptions, NoPrice, Price } from '../result/price.tsx';
import type { Made } from '../save/send-quote.ts';
import { quoteFormOf, useSaving } from '../save/use-saving.ts';
import { useCalculation } from '../use-calculation.ts';

/** What becomes of the quote once the button is pressed. */
const nextWords = ({ name, email }: Caller, needsReview: boolean): string => {
  if (needsReview)
    return email === ''
      ? `A piece is large or heavy, so the quote waits for a price at our desk. We have no e-mail address of ${name}: call them when it has one.`
      : `A piece is large or heavy, so the quote waits for a price at our desk. We tell ${email}.`;
  return email === ''
    ? `We have no e-mail address of ${name}. The quote is saved, and its page has a text to read out or copy.`
    : `It goes to ${email}, with until when the price holds and a button that leads to booking it.`;
};

/** Saves the quote for its customer and mails it, then opens it. */
const Send = ({
  caller,
  form,
  needsReview,
  area,
}: {
  readonly caller: Caller;
  readonly form: QuoteForm;
  /** Its price is not sent: our desk sets it first. */
  readonly needsReview: boolean;
  readonly area: Area;
}) => {
  const [how, setHow] = useState<ChosenWay>('');
  const navigate = useNavigate();
  const { busy, made, save } = useSaving({ form, how });
  const send = async (key: string): Promise<Made> => {
    if (how === '') return { failure: NO_WAY };
    try {
      const { reference } = await api(quoteEndpoints.requestFor, {
        headers: { 'idempotency-key': key },
        body: { userId: caller.id, form, said: { how, who: caller.name } },
      });
      await navigate(pathTo(`${area}/quotes/:reference`, { reference }));
      return { reference };
    } catch (failure) {
      return { failure: messageOf(failure) };
    }
  };
  return (
    <div className="label-tear grid gap-3 pt-4">
      <HowTold value={how} onChoose={setHow} />
      <p role="alert" className="font-semibold text-wrong empty:hidden">
        {made && 'failure' in made ? made.failure : ''}
      </p>
      <Button busy={busy} busyText="Saving..." onClick={() => void save(send)}>
        {caller.email === '' || needsReview ? 'Save the quote' : 'Save and send the quote'}
      </Button>
    </div>
  );
};

const Calculator = ({
  caller,
  card,
  area,
}: {
  readonly caller: Caller;
  readonly card: CustomerCard;
  readonly area: Area;
}) => {
  const { schedule, capabilities } = useSiteSettings();
  const deliveryTowns = townsTaken(capabilities);
  const form = useCalculation(card, deliveryTowns);
  const asked = quoteFormOf(form);
  const { draft, price, zipAnswer } = form;
  const needsReview = price !== undefined && price.review.length > 0;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    form.askForPrice();
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid min-w-0 gap-6">
        <h2 className="sr-only">Shipping calculator</h2>
        <CalculatorFields form={form} rateCard={card} schedule={schedule} deliveryTowns={deliveryTowns} />
      </div>
      <section aria-label="Their price" className="label-sheet grid gap-4 p-5">
        {price && asked ? (
          <>
            <Price form={form} price={price} rateCard={card} />
            <Flight draft={draft} zipAnswer={zipAnswer} schedule={schedule} isEstimate={needsReview} />
            <Assumptions price={price} />
            <p>{nextWords(caller, needsReview)}</p>
            <Send caller={caller} form={asked} needsReview={needsReview} area={area} />
          </>
        ) : (
          <NoPrice form={form} to={draft.to} />
        )}
      </section>
    </form>
  );
};

/** `/staff/customers/:id/quote`: the desk makes a quote for somebody who calls, with the calculator of the public page. */
export const QuoteForPage = ({ area }: { readonly area: Area }) => {
  const card = useCardInForce();
  return (
    <div className="@container">
      <CallerPage
        area={area}
        title="New quote"
        intro="This is the calculator that customers use, with the same prices. The quote is theirs."
      >
        {(caller) => (
          <Calculator key={caller.id} caller={caller} card={withOwnGroup(card, caller.group)} area={area} />
        )}
      </CallerPage>
    </div>
  );
};
