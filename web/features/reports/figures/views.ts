/** The parts of a report. */
export const reportViews = ['volume', 'money', 'time'] as const;
export type ReportView = (typeof reportViews)[number];

export const viewNames: Readonly<Record<ReportView, string>> = {
  volume: 'Volume',
  money: 'Money',
  time: 'Time',
};
