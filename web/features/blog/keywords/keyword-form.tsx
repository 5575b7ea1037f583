import {
  intentNames,
  intents,
  Keyword,
  phraseKey,
  serviceNames,
  services,
} from '#domain/blog/keywords/keyword.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useSetKeywords } from './use-keywords.ts';

interface Typed {
  readonly phrase: string;
  readonly intent: string;
  readonly destination: string;
  readonly service: string;
}

/** A phrase as it is sent: what nobody chose is left out. */
const sent = (typed: Typed): object =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));

const schema = formSchema<Typed>((typed) => {
  const { error } = Keyword.safeParse({ phrase: '', ...sent(typed) });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
});

/** Adds a phrase, or changes one. */
export const KeywordForm = ({
  keyword,
  onDone,
}: {
  /** The one that is changed. */
  readonly keyword: Keyword | undefined;
  readonly onDone: () => void;
}) => {
  const act = useAct(useSetKeywords(), {
    begin: {
      phrase: keyword?.phrase ?? '',
      intent: keyword?.intent ?? '',
      destination: keyword?.destination ?? '',
      service: keyword?.service ?? '',
    },
    schema,
    input: (typed) => {
      const next = Keyword.parse(sent(typed));
      const isOther = keyword !== undefined && phraseKey(keyword.phrase) !== phraseKey(next.phrase);
      return { set: [next], remove: isOther ? [keyword.phrase] : [] };
    },
    done: () => {
      toast.success('Saved');
      onDone();
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <PlainInput
        label="Phrase"
        hint="As people type it into a search engine."
        required
        maxLength={120}
        autoComplete="off"
        {...act.field('phrase')}
      />
      <PlainChoice
        label="Intent"
        placeholder="Not known"
        options={intentNames.map((value) => ({ value, label: intents[value] }))}
        {...act.field('intent')}
      />
      <PlainChoice
        label="Destination"
        placeholder="All or none"
        options={allDestinations.map(({ code, country }) => ({ value: code, label: country }))}
        {...act.field('destination')}
      />
      <PlainChoice
        label="Service"
        placeholder="All or none"
        options={serviceNames.map((value) => ({ value, label: services[value] }))}
        {...act.field('service')}
      />
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act}>Save</ActButton>
    </ActForm>
  );
};
