import { type DragEvent, useRef, useState } from 'react';
import { altProblem } from '#domain/blog/pictures/alt.ts';
import { ImageBlock, LONGEST_ALT, LONGEST_CAPTION } from '#domain/blog/pictures/image-block.ts';
import { Picture } from '#web/site/pages/blog/body/picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { isPicture } from '../paste/pictures.ts';
import type { TextFormProps } from './form-props.ts';
import { $putShown } from './put-block.ts';
import { usePicture } from './use-picture.ts';

interface PictureFormProps extends TextFormProps {
  /** The post that is written. */
  readonly post: string;
  readonly start?: ImageBlock | undefined;
  /** A picture that was dropped or pasted. */
  readonly dropped?: File | undefined;
}

/** Chooses a file, or takes one that is dropped. */
const Chooser = ({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const file = [...(files ?? [])].find(isPicture) ?? files?.[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by the keyboard.
    <div
      className="grid justify-items-start gap-2 rounded-label border border-edge border-dashed p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Button look="plain" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className="text-sm text-ink-soft">
        JPEG, PNG or WebP. You can also drop it here, or paste it into the text. It is made smaller, and the
        place where it was taken is removed.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture to send"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
};

/** How far a picture on its way is, or why it does not go on. */
const Sending = ({
  arrived,
  failure,
  onAgain,
}: {
  readonly arrived: number | undefined;
  readonly failure: string;
  readonly onAgain: () => void;
}) => {
  if (failure)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="font-semibold text-wrong">
          {failure}
        </p>
        <Button look="plain" onClick={onAgain}>
          Try again
        </Button>
      </div>
    );
  if (arrived === undefined) return null;
  return (
    <div className="flex items-center gap-3">
      <progress
        className="h-2 min-w-0 flex-1 accent-link"
        aria-label="Sending the picture"
        {...(arrived > 0 && arrived < 1 ? { value: Math.round(arrived * 100), max: 100 } : {})}
      />
      <span role="status" className="text-sm text-ink-soft">
        {arrived < 1 ? 'Sending…' : 'Looking through it…'}
      </span>
    </div>
  );
};

/** What is told of a picture, as it is typed. */
interface Told {
  readonly alt: string;
  readonly caption: string;
}

const wordsOf = ({ alt, caption }: Told) => {
  const line = caption.trim();
  return { alt: alt.trim(), ...(line === '' ? {} : { caption: line }) };
};

/** Asks for the alt text and the caption of a picture. `isAsked`: the form was sent. */
const ToldFields = ({
  told,
  isAsked,
  onChange,
}: {
  readonly told: Told;
  readonly isAsked: boolean;
  readonly onChange: (told: Told) => void;
}) => {
  const words = wordsOf(told);
  const advice = words.alt === '' ? undefined : altProblem(words);
  return (
    <>
      <PlainTextArea
        label="Alt text: what does the picture show?"
        hint="Screen readers read it aloud to people who cannot see the picture."
        optional={false}
        rows={2}
        maxLength={LONGEST_ALT}
        value={told.alt}
        error={isAsked && words.alt === '' ? 'Say what the picture shows.' : undefined}
        onChange={(event) => onChange({ ...told, alt: event.target.value })}
      />
      {advice === undefined ? null : (
        <p role="status" className="border-s-4 border-time ps-3">
          {advice}
        </p>
      )}
      <TextField
        label="Caption"
        hint="Readers see it below the picture. You can leave it empty."
        maxLength={LONGEST_CAPTION}
        value={told.caption}
        onChange={(event) => onChange({ ...told, caption: event.target.value })}
      />
    </>
  );
};

/** Asks for a picture with its alt text and its caption. */
export const PictureForm = ({ apply, post, start, dropped }: PictureFormProps) => {
  const { picture, arrived, failure, choose, again } = usePicture(post, start, dropped);
  const [told, setTold] = useState<Told>({ alt: start?.alt ?? '', caption: start?.caption ?? '' });
  const [isAsked, setAsked] = useState(false);
  const words = wordsOf(told);
  const send = () => {
    setAsked(true);
    const read = ImageBlock.safeParse({ kind: 'image', ...picture, ...words });
    if (read.success) apply(() => $putShown(read.data, start !== undefined));
  };
  const isMissing = isAsked && picture === undefined && arrived === undefined && failure === '';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {picture === undefined ? null : (
        <div className="rounded-label border border-rule p-3 [&_:is(img,svg)]:max-h-52 [&_:is(img,svg)]:w-auto">
          <Picture block={{ ...picture, kind: 'image', alt: words.alt }} />
        </div>
      )}
      <Chooser
        label={picture === undefined ? 'Choose a picture' : 'Choose another picture'}
        onFile={choose}
      />
      {isMissing ? (
        <p role="alert" className="font-semibold text-wrong">
          Choose a picture first.
        </p>
      ) : null}
      <Sending arrived={arrived} failure={failure} onAgain={again} />
      <ToldFields told={told} isAsked={isAsked} onChange={setTold} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={arrived !== undefined}
        busyText="The picture is on its way…"
      >
        {start ? 'Change the picture' : 'Insert the picture'}
      </Button>
    </form>
  );
};
