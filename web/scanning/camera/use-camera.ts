import { useCallback, useEffect, useRef, useState } from 'react';
import { frameReader } from './read-frames.ts';

type Light = 'none' | 'off' | 'on';
type State =
  | { readonly kind: 'off' | 'starting' | 'on' }
  | { readonly kind: 'failed'; readonly words: string };

/** Between two looks: quicker than a hand moves from one box to the next, and the phone stays cool. */
const LOOK_MS = 120;
/** A label that stays in front of the camera is one scan. */
const SAME_MS = 5_000;
const TYPE_IT = 'Type the number, or use a hand scanner.';

const whyNot = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return `The camera is refused. Allow it for this page in the settings of your browser. ${TYPE_IT}`;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return `No camera was found. ${TYPE_IT}`;
  return `The camera could not be opened. Another app may be using it. ${TYPE_IT}`;
};

const openCamera = (): Promise<MediaStream> => {
  // Absent on pages without encryption.
  if (!navigator.mediaDevices) throw new DOMException('No camera.', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
};

const hasLight = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as { readonly torch?: boolean } | undefined)?.torch === true;
};

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Reads labels in what the camera shows until `isOver`. */
const readUntil = async (
  isOver: () => boolean,
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): Promise<void> => {
  const read = await frameReader();
  let last = { text: '', at: 0 };
  while (!isOver()) {
    // A frame that comes while the camera starts cannot be read.
    const text = await read(video).catch(() => undefined);
    const now = Date.now();
    if (text !== undefined && !isOver()) {
      const isSame = text === last.text && now - last.at < SAME_MS;
      last = { text, at: now };
      if (!isSame) onCode(text);
    }
    await sleep(LOOK_MS);
  }
};

/** The camera of this device as a scanner. It stops when the page is hidden, for nobody holds a label before it then. */
export const useCamera = (onCode: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const latest = useRef(onCode);
  latest.current = onCode;
  const [state, setState] = useState<State>({ kind: 'off' });
  const [light, setLight] = useState<Light>('none');

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setState({ kind: 'off' });
    setLight('none');
  }, []);

  const start = async (): Promise<void> => {
    setState({ kind: 'starting' });
    try {
      const opened = await openCamera();
      const screen = video.current;
      if (screen === null || document.visibilityState === 'hidden') {
        for (const track of opened.getTracks()) track.stop();
        setState({ kind: 'off' });
        return;
      }
      stream.current = opened;
      screen.srcObject = opened;
      await screen.play();
      setLight(hasLight(opened) ? 'off' : 'none');
      setState({ kind: 'on' });
      await readUntil(
        () => stream.current !== opened,
        screen,
        (text) => latest.current(text),
      );
    } catch (error) {
      stop();
      setState({ kind: 'failed', words: whyNot(error) });
    }
  };

  const turnLight = async (): Promise<void> => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const isOn = light !== 'on';
    await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
    setLight(isOn ? 'on' : 'off');
  };

  useEffect(() => {
    const stopIfHidden = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      stop();
    };
  }, [stop]);

  return { video, state, light, start, stop, turnLight };
};
