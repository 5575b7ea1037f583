import type { ReactNode } from 'react';

/** The kind of a notice: information, a deadline, or something that stops a shipment. */
export type NoticeTone = 'note' | 'time' | 'stop';

const looks: Record<NoticeTone, string> = {
  note: 'border-link bg-note-wash',
  time: 'border-time bg-time-wash',
  stop: 'border-wrong bg-wrong-wash',
};

/** A highlighted notice. */
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
