import type { ReactNode } from 'react';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import type { Span } from './range.ts';
import { TurnButtons } from './turn-buttons.tsx';

/** Where a calendar is: its view, and a day in it. Both are in the address. */
interface Place<View extends string> {
  readonly view: View;
  readonly day: string;
  readonly searchOf: (next: { readonly view: View }) => string;
  readonly go: (next: { readonly day: string }) => void;
}

/** Turns a calendar to other days, and shows them in another way. */
export const CalendarChoices = <View extends string>({
  place: { view, day, searchOf, go },
  views,
  spans,
  children,
}: {
  readonly place: Place<View>;
  /** The names of the views, in their order. */
  readonly views: Readonly<Record<View, string>>;
  readonly spans: Readonly<Record<View, Span>>;
  /** More that can be chosen. */
  readonly children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
    <TurnButtons span={spans[view]} day={day} onTurn={(next) => go({ day: next })} />
    <ChoiceLinks
      label="View"
      choices={(Object.keys(views) as View[]).map((one) => ({
        label: views[one],
        search: searchOf({ view: one }),
        current: one === view,
      }))}
    />
    {children}
  </div>
);
