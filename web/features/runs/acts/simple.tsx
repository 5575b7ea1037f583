import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { countWords } from '../words.tsx';
import { type ActProps, RunActForm, useRunAct } from './act.tsx';

const SHORTEST_REASON = 3;

/** Gives a run to its driver. */
export const Release = (props: ActProps) => {
  const { run, van } = props;
  const act = useRunAct(props, {
    begin: {},
    deed: () => ({ kind: 'RELEASE' }),
    said: `The driver has the run of ${van}.`,
  });
  return (
    <RunActForm act={act} press="Give it to the driver" {...props}>
      <p>
        {run.airport === undefined
          ? `The driver sees ${countWords(run.stops.length, 'stop')} on the phone, and people are told when we come.`
          : 'The driver gets the load list of the flight as its manifest has it now, and scans each piece onto the van.'}{' '}
        You can take it back until the van leaves.
      </p>
    </RunActForm>
  );
};

/** Takes a run back from its driver. */
export const TakeBack = (props: ActProps) => {
  const act = useRunAct(props, {
    begin: {},
    deed: () => ({ kind: 'TAKE_BACK' }),
    said: `The run of ${props.van} is planned further.`,
  });
  return (
    <RunActForm act={act} press="Take it back" {...props}>
      <p>The driver does not see it any more. It stays planned as it is.</p>
    </RunActForm>
  );
};

/** Cancels a run with a reason: its stops are open again. */
export const Cancel = ({
  because: begin = '',
  onDone,
  ...props
}: ActProps & {
  /** The reason that is there at first. */
  readonly because?: string;
  readonly onDone?: () => void;
}) => {
  const act = useRunAct(props, {
    begin: { because: begin },
    deed: ({ because }) => ({ kind: 'CANCEL', because: because.trim() }),
    said: `The run of ${props.van} is canceled.`,
    ...(onDone && { done: onDone }),
  });
  const isShort = act.values.because.trim().length < SHORTEST_REASON;
  return (
    <RunActForm act={act} press="Cancel the run" disabled={isShort} {...props}>
      <p>
        {props.run.airport === undefined ? 'Its stops are open again' : 'Its flight can get another run'}, and
        its van and driver are free.
      </p>
      <PlainTextArea label="Why" required rows={2} maxLength={300} {...act.field('because')} />
    </RunActForm>
  );
};

/** Ends a run whose driver could not say that the van is back. */
export const End = (props: ActProps) => {
  const act = useRunAct(props, {
    begin: {},
    deed: () => ({ kind: 'END' }),
    said: `The run of ${props.van} has ended.`,
  });
  return (
    <RunActForm act={act} press="End the run" {...props}>
      <p>Do this when the van is back and the driver could not say it on the phone.</p>
    </RunActForm>
  );
};
