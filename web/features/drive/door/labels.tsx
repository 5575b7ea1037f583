import { useState } from 'react';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { pieceCode, readPieceCode } from '#domain/shipments/piece-code.ts';
import { Camera } from '#web/scanning/camera/camera.tsx';
import { play } from '#web/scanning/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { counted } from '../day/words.ts';

interface Read {
  readonly code?: string;
  readonly problem?: string;
}

/** A label as the camera reads it: one of this stop, or what is wrong with it. */
const readLabel = (text: string, { shipments }: Pick<OwnStop, 'shipments'>): Read => {
  const { number, n } = readPieceCode(text) ?? {};
  if (number === undefined || n === undefined)
    return { problem: 'That is not the label of a piece. Scan the label of ours that is on it.' };
  if (!shipments.includes(number))
    return { problem: `This label is of another shipment, ${number}. It does not belong to this stop.` };
  return { code: pieceCode(number, n) };
};

/** Scans the labels of the pieces with the camera, each once. */
export const Labels = ({
  stop,
  scanned,
  onScanned,
}: {
  readonly stop: OwnStop;
  readonly scanned: readonly string[];
  readonly onScanned: (scanned: string[]) => void;
}) => {
  const [problem, setProblem] = useState('');
  const onCode = (text: string): void => {
    const read = readLabel(text, stop);
    setProblem(read.problem ?? '');
    play(read.code === undefined ? 'wrong' : 'done');
    if (read.code !== undefined && !scanned.includes(read.code)) onScanned([...scanned, read.code]);
  };
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xl font-semibold">
        {scanned.length === 0 ? 'No label scanned yet.' : `${counted(scanned.length, 'label')} scanned.`}
      </p>
      {problem ? <Alert className="text-lg">{problem}</Alert> : null}
      <Camera onCode={onCode} />
      {scanned.length === 0 ? null : (
        <Button look="quiet" className="min-h-12 justify-self-start" onClick={() => onScanned([])}>
          Scan all again
        </Button>
      )}
    </div>
  );
};
