import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type PersonMessage, wordsBeside } from '#domain/enquiries/messages.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { MessageText } from '../staff/enquiry/message-text.tsx';
import { isLost, messageWords } from './outcome-words.ts';
import { useMessages } from './use-messages.ts';
import { WriteForm } from './write-form.tsx';

/** So many are shown until somebody asks for the earlier ones. */
const NEWEST = 5;

interface Props {
  readonly person: string;
  /** What they are called. */
  readonly name: string;
  readonly area: Area;
}

const Messages = ({
  messages,
  name,
  area,
}: Omit<Props, 'person'> & { readonly messages: readonly PersonMessage[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  const nameOf = useNames(messages.map(({ by }) => by).filter((by) => by !== 'sender'));
  if (messages.length === 0) return <p className="text-ink-soft">No messages yet.</p>;
  return (
    <>
      {isWhole || messages.length <= NEWEST ? null : (
        <Button look="plain" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show {messages.length - NEWEST} earlier
        </Button>
      )}
      <HistoryLines label="Messages">
        {(isWhole ? messages : messages.slice(-NEWEST)).map((message) => {
          const { id, at, by, what, subject, reference, media } = message;
          const text = wordsBeside(message);
          return (
            <HistoryLine
              key={id}
              who={by === 'sender' ? name : nameOf(by)}
              what={messageWords(message, subject !== undefined)}
              at={at}
              edge={what === 'message' || isLost(message) ? 'time' : 'done'}
            >
              {subject === undefined ? null : <strong className="wrap-anywhere">{subject}</strong>}
              {text === undefined ? null : <MessageText text={text} />}
              <Link to={pathTo(`${area}/enquiries/:reference`, { reference })} className={textLink}>
                {media === undefined ? reference : `Photo or PDF in ${reference}`}
              </Link>
            </HistoryLine>
          );
        })}
      </HistoryLines>
    </>
  );
};

/** What somebody and we wrote to each other, oldest first, and a message to them. A link from a shipment names it as `about`. */
export const PersonMessages = ({ person, name, area }: Props) => {
  const may = useMay();
  const [asked] = useSearchParams();
  const about = asked.get('about') ?? undefined;
  const [isWriting, setIsWriting] = useState(about !== undefined);
  const query = useMessages(person);
  return (
    <Section title="Messages" className="grid gap-4">
      <Loaded query={query} loading="Loading messages…">
        {({ messages, ways }) => (
          <div className="grid gap-4">
            <Messages messages={messages} name={name} area={area} />
            {may('enquiry.manage') && isWriting ? (
              <WriteForm person={person} ways={ways} about={about} />
            ) : null}
          </div>
        )}
      </Loaded>
      {may('enquiry.manage') && !isWriting ? (
        <Button look="plain" className="justify-self-start" onClick={() => setIsWriting(true)}>
          Write a message
        </Button>
      ) : null}
    </Section>
  );
};
