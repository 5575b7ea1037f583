import { isOpenStop } from '#domain/runs/lifecycle.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { countWords } from '../words.tsx';
import { type ActProps, RunActForm, useRunAct } from './act.tsx';

/** Takes stops off a run with a reason, also while the van is on the road: they are open again. */
export const TakeOff = ({
  stops: begin = [],
  because = '',
  onDone,
  ...props
}: ActProps & {
  /** Those that are chosen at first. */
  readonly stops?: readonly string[];
  /** The reason that stands there at first. */
  readonly because?: string;
  readonly onDone?: () => void;
}) => {
  const choices = props.run.stops.filter(({ state }) => isOpenStop(state));
  const act = useRunAct(props, {
    begin: { stops: [...begin], because },
    deed: (values) => ({ kind: 'TAKE_OFF', stops: values.stops, because: values.because.trim() }),
    said: 'They are off the run, and open again.',
    ...(onDone && { done: onDone }),
  });
  const { stops: chosen, because: why } = act.values;
  const toggle = (id: string) => () =>
    act.set('stops', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <RunActForm
      act={act}
      press={`Take ${countWords(chosen.length, 'stop')} off`}
      disabled={chosen.length === 0 || why.trim().length < 3}
      {...props}
    >
      <fieldset>
        <legend className="font-semibold">Which stops</legend>
        {choices.map(({ id, name }) => (
          <CheckField key={id} label={name} checked={chosen.includes(id)} onChange={toggle(id)} />
        ))}
      </fieldset>
      <PlainTextArea label="Why" required rows={2} maxLength={300} {...act.field('because')} />
    </RunActForm>
  );
};
