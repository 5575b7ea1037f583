/** What a calendar shows at one time. It lies on somebody's phone, so it says nothing that a stranger must not read. */
export interface FeedEntry {
  /** The same whatever happens to the thing, so that a calendar moves it. */
  readonly id: string;
  /** The version of the thing, where it has one. */
  readonly sequence?: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly from: Date;
  readonly to: Date;
  /** True for what is on a day and at no time: `from` is midnight UTC of that day, `to` of the one after. */
  readonly isAllDay?: true;
  readonly changedAt: Date;
  readonly title: string;
  /** Where it is, `11226 Brooklyn`; absent for what has no place. */
  readonly area?: string;
  readonly lines: readonly string[];
  /** Where the desk opens it. */
  readonly link: string;
}
