import { type SubmitEvent, useEffect, useState } from 'react';
import { itemAnswer } from '#domain/carriage/item-check.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Answer, type OurContact } from './answer.tsx';

const examples = ['perfume', 'phone', 'power bank', 'medicine', 'food'];

const MAX = 120;
const MISSING = 'Say what it is, such as “perfume”.';

/** What the address asks for: the form sends it there until the code has come, and links from other pages do. */
const askedInAddress = (): string => {
  const query = new URLSearchParams(location.search);
  return (query.get('example') || query.get('goods') || '').slice(0, MAX);
};

/** Whether goods can be sent, by what somebody calls them. Nothing that is typed leaves the page. */
const CanISend = ({ us }: { readonly us: OurContact }) => {
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const goods = askedInAddress();
    if (goods === '') return;
    setSaid(goods);
    setAsked(goods);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const goods = submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : said;
    setSaid(goods);
    setAsked(goods);
  };
  const answer = itemAnswer(said);
  // While somebody types, every half word is unknown. That is said only to whoever asks.
  const isShown = said.trim() !== '' && (answer.verdict !== 'unknown' || asked === said);
  return (
    <form action="/services#not-carried" noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <PlainInput
          label="What do you want to send?"
          name="goods"
          value={said}
          onChange={({ target }) => setSaid(target.value)}
          error={asked?.trim() === '' && said.trim() === '' ? MISSING : undefined}
          required
          autoComplete="off"
          maxLength={MAX}
        />
        <Button type="submit" className="mt-7">
          Check
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Examples</legend>
        {examples.map((example) => (
          <Button key={example} type="submit" look="plain" name="example" value={example}>
            {example}
          </Button>
        ))}
      </fieldset>
      {/* As high as most answers, so that what stands below stays where it is. */}
      <div aria-live="polite" className="min-h-52 sm:min-h-40">
        {isShown ? (
          <Answer said={said.trim()} answer={answer} us={us} />
        ) : (
          <p className="rounded-label border border-rule px-4 py-3 text-ink-soft">
            Type one thing, or take an example. The answer comes here.
          </p>
        )}
      </div>
    </form>
  );
};

export default CanISend;
