import type { ReactNode } from 'react';

/** What a notice is about: something to know, a time to keep, or something that stops a shipment. */
export type NoticeTone = 'note' | 'time' | 'stop';

const looks: Record<NoticeTone, string> = {
  note: 'border-link bg-note-wash',
  time: 'border-time bg-time-wash',
  stop: 'border-wrong bg-wrong-wash',
};

/** A few sentences that must not be overlooked. */
export const Notice = ({
  tone = 'note',
  title,
  id,
  children,
}: {
  readonly tone?: NoticeTone;
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) => (
  <div id={id} className={`max-w-prose rounded-label border-s-8 px-5 py-4 ${looks[tone]}`}>
    <p className="font-semibold">{title}</p>
    <div className="mt-1">{children}</div>
  </div>
);
