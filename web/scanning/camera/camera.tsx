import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useCamera } from './use-camera.ts';

const BIG = 'min-h-14 text-lg';

/** The camera as a scanner, with its light where it has one. */
export const Camera = ({ onCode }: { readonly onCode: (text: string) => void }) => {
  const { video, state, light, start, stop, turnLight } = useCamera(onCode);
  const isOn = state.kind === 'on';
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera shows"
        className={classNames('max-h-64 w-full rounded-label bg-sunk object-cover', !isOn && 'hidden')}
      />
      {state.kind === 'failed' ? <Alert>{state.words}</Alert> : null}
      <div className="grid grid-cols-2 gap-2">
        {isOn ? (
          <Button look="quiet" wide className={BIG} onClick={stop}>
            Stop the camera
          </Button>
        ) : (
          <Button
            look="plain"
            wide
            className={classNames(BIG, 'col-span-2')}
            busy={state.kind === 'starting'}
            onClick={() => void start()}
          >
            Scan with the camera
          </Button>
        )}
        {light === 'none' ? null : (
          <Button
            look="quiet"
            wide
            className={BIG}
            aria-pressed={light === 'on'}
            onClick={() => void turnLight()}
          >
            Light
          </Button>
        )}
      </div>
    </div>
  );
};
