import { isOpen } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quoteToReadOut } from '#domain/quotes/read-out.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Copied');
  } catch {
    toast.error('Could not copy it. Select the text and copy it.');
  }
};

/** A quote that can be accepted in words, for the phone, a message or paper. Whoever has no e-mail address hears of it by these alone. */
export const ReadOut = ({ quote }: { readonly quote: Quote }) => {
  const brand = useBrand();
  if (!isOpen(quote.status)) return null;
  const text = quoteToReadOut(quote, brand);
  return (
    <Section title="To read out or copy" className="grid justify-items-start gap-3">
      {quote.email === '' ? (
        <p className="font-semibold">We have no e-mail address, so nothing was sent. Read this to them.</p>
      ) : null}
      <p className="wrap-anywhere border-s-4 border-rule ps-3">{text}</p>
      <Button look="plain" onClick={() => void copy(text)}>
        Copy it
      </Button>
    </Section>
  );
};
