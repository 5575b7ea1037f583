import { useState } from 'react';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { answerTemplates } from './answer-templates.ts';

/** Buttons that add a part to an answer: what the desk writes often, and the price that was worked out last on this device. */
export const AnswerParts = ({
  priceLink,
  onAdd,
}: {
  /** The last price with its link; undefined when there is none on this device. */
  readonly priceLink: () => string | undefined;
  readonly onAdd: (part: string) => void;
}) => {
  const settings = useSiteSettings();
  const [isPriceMissing, setIsPriceMissing] = useState(false);
  const templates = answerTemplates(settings, { origin: location.origin, now: new Date() });
  const addPrice = (): void => {
    const price = priceLink();
    setIsPriceMissing(price === undefined);
    if (price !== undefined) onAdd(price);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">Add to the answer</legend>
      <div className="flex flex-wrap gap-2">
        {templates.map(({ name, text }) => (
          <Button key={name} look="plain" onClick={() => onAdd(text)}>
            {name}
          </Button>
        ))}
        <Button look="plain" onClick={addPrice}>
          Price link
        </Button>
      </div>
      <p role="status">
        {isPriceMissing ? (
          <>
            No price was worked out on this device yet.{' '}
            <a href="/shipping-calculator" target="_blank" rel="noopener" className={textLink}>
              Open the calculator
            </a>
            , then press Price link again.
          </>
        ) : null}
      </p>
    </fieldset>
  );
};
