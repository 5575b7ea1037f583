import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BIG, NOW } from '../view.tsx';

/** What a driver tells of a stop on the way to it. */
export type OnTheWay = (kind: 'HEAD' | 'ARRIVE', stop: OwnStop) => void;

const query = (show: 'done' | 'failed', { id }: OwnStop): string => `?show=${show}&stop=${id}`;

/** The one thing to do next at a stop, and below it what may come instead. */
export const ActButtons = ({ stop, onAct }: { readonly stop: OwnStop; readonly onAct: OnTheWay }) => (
  <div className="grid gap-3">
    {stop.state === 'PLANNED' ? (
      <Button wide className={NOW} onClick={() => onAct('HEAD', stop)}>
        I am on my way
      </Button>
    ) : null}
    {stop.state === 'NEXT' ? (
      <Button wide className={NOW} onClick={() => onAct('ARRIVE', stop)}>
        I am here
      </Button>
    ) : null}
    {stop.state === 'ARRIVED' ? (
      <LinkButton wide className={NOW} to={query('done', stop)}>
        {stop.goods.length > 0 ? 'Count and sign' : 'Leave the barrels and sign'}
      </LinkButton>
    ) : null}
    <LinkButton look="danger" wide className={BIG} to={query('failed', stop)}>
      Could not be done
    </LinkButton>
  </div>
);
