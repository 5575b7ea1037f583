import { mailKinds } from '#domain/notifications/kinds.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { KindChoice } from './kind-choice.tsx';
import { type Choices, useMailChange } from './use-choices.ts';

/** The kinds of news that come by e-mail. */
export const MailForm = ({ mail: { version, kinds } }: Pick<Choices, 'mail'>) => {
  const act = useAct(useMailChange(), {
    begin: { kinds: [...kinds] },
    keeps: ['kinds'],
    input: (chosen) => ({ version, ...chosen }),
    done: () => toast.success('Your choice is saved'),
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <KindChoice
        legend="What we write to you"
        all={mailKinds}
        chosen={act.values.kinds}
        choose={(chosen) => act.set('kinds', chosen)}
      />
      <ActFailure act={act} />
      <ActButton act={act}>Save</ActButton>
    </ActForm>
  );
};
