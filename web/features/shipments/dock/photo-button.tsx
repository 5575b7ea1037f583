import { useRef, useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { keptPhoto } from '#web/device-queue/jobs.ts';
import { prepare } from '#web/sending/prepare.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import type { useDock } from './use-dock.ts';

/** Takes a photo of the goods, which is kept on this device until it is sent. */
export const PhotoButton = ({
  number,
  n,
  dock,
}: {
  readonly number: string;
  readonly n: number;
  readonly dock: Pick<ReturnType<typeof useDock>, 'keep' | 'fail'>;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle');
  const take = async (file: File): Promise<void> => {
    setState('busy');
    try {
      const photo = await keptPhoto(await prepare(file), 'GOODS_PHOTO');
      const isKept = await dock.keep(uuidV7(), number, `Photo: ${number} piece ${n}`, {
        kind: 'photo',
        number,
        photo,
      });
      setState(isKept ? 'kept' : 'idle');
    } catch (error) {
      setState('idle');
      dock.fail(messageOf(error));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo of the goods"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        look="quiet"
        wide
        busy={state === 'busy'}
        className="min-h-14 text-lg"
        onClick={() => input.current?.click()}
      >
        {state === 'kept' ? 'Photo kept. Take another' : 'Take a photo'}
      </Button>
    </>
  );
};
