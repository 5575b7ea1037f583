import type { MessagePreview } from '#domain/previews/endpoints.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { DrawnLetter } from './drawn-letter.tsx';
import { personWords } from './message-words.ts';
import { MetaState } from './meta-state.tsx';

type Letter = MessagePreview['letters'][number];

const Mail = ({ letter }: { readonly letter: Letter }) => (
  <Section
    title={`E-mail to ${personWords(letter.recipient)}`}
    className="grid grid-cols-[minmax(0,1fr)] gap-3"
  >
    <p>
      <span className="label-caption">Subject</span> <span className="break-words">{letter.subject}</span>{' '}
      <span className="break-words text-ink-soft">{letter.preheader}</span>
    </p>
    <DrawnLetter {...letter} />
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">As plain text</summary>
      <pre className="whitespace-pre-wrap break-words border border-rule p-4 font-mono text-sm">
        {letter.text}
      </pre>
    </details>
  </Section>
);

const OnThePhone = ({ text }: { readonly text: MessagePreview['texts'][number] }) => (
  <Section
    title={`WhatsApp to ${personWords(text.recipient)}`}
    className="grid grid-cols-[minmax(0,1fr)] gap-3"
  >
    <p className="max-w-[22rem] whitespace-pre-line break-words rounded-2xl rounded-tl-none border border-rule bg-sunk p-4">
      {text.text}
    </p>
    <MetaState template={text.template} />
  </Section>
);

const InTheApp = ({ line }: { readonly line: MessagePreview['lines'][number] }) => (
  <Section
    title={`In the notifications of ${personWords(line.audience)}`}
    className="grid grid-cols-[minmax(0,1fr)] gap-3"
  >
    <div className="max-w-[35rem] border-l-4 border-rule ps-3">
      <p className="font-semibold">{line.title}</p>
      {line.body === '' ? null : <p className="break-words text-ink-soft">{line.body}</p>}
    </div>
  </Section>
);

/** One message on every way that it goes. */
export const MessageDetail = ({ message }: { readonly message: MessagePreview }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
    {message.letters.map((letter) => (
      <Mail key={letter.recipient} letter={letter} />
    ))}
    {message.texts.map((text) => (
      <OnThePhone key={text.recipient} text={text} />
    ))}
    {message.withoutWhatsApp === undefined ? null : (
      <Section title="No WhatsApp message" className="grid gap-3">
        <p className="max-w-[35rem]">{message.withoutWhatsApp}</p>
      </Section>
    )}
    {message.lines.map((line) => (
      <InTheApp key={line.audience} line={line} />
    ))}
  </div>
);
