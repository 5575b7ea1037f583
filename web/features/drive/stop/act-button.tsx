import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AtThumb, BIG, NOW } from '../view.tsx';

/** What a driver tells of a stop on the way to it. */
export type OnTheWay = (kind: 'HEAD' | 'ARRIVE', stop: OwnStop) => void;

interface Props {
  readonly stop: OwnStop;
  readonly onAct: OnTheWay;
}

const query = (show: 'done' | 'failed', { id }: OwnStop): string => `?show=${show}&stop=${id}`;

const Now = ({ stop, onAct }: Props) => {
  if (stop.state === 'ARRIVED')
    return (
      <LinkButton wide className={NOW} to={query('done', stop)}>
        {stop.goods.length > 0 ? 'Count and sign' : 'Leave the barrels and sign'}
      </LinkButton>
    );
  const isNext = stop.state === 'NEXT';
  return (
    <Button wide className={NOW} onClick={() => onAct(isNext ? 'ARRIVE' : 'HEAD', stop)}>
      {isNext ? 'I am here' : 'I am on my way'}
    </Button>
  );
};

/** The one thing to do next at a stop, and below it what may come instead. */
export const ActButtons = ({ stop, onAct }: Props) => (
  <>
    <AtThumb>
      <Now stop={stop} onAct={onAct} />
    </AtThumb>
    <LinkButton look="danger" wide className={BIG} to={query('failed', stop)}>
      Could not be done
    </LinkButton>
  </>
);
