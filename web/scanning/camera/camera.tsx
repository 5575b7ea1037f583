import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { pictureOf } from './picture-of.ts';
import { useCamera } from './use-camera.ts';

const BIG = 'min-h-14 text-lg';

/** The camera as a scanner, with its light where it has one. */
export const Camera = ({
  onCode,
  children,
}: {
  readonly onCode: (text: string) => void;
  /** What is done with the picture that it shows, while it is on; nothing unless given. */
  readonly children?: (picture: () => Promise<File>) => ReactNode;
}) => {
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
      {isOn
        ? children?.(async () => {
            if (video.current === null) throw new Error('The camera is off.');
            return pictureOf(video.current);
          })
        : null}
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
