import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { OrderGuess } from '#domain/parcels/order-mail/order-guess.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { keepAnnounced, useExpected } from '../use-parcels.ts';
import { fromMail, type Unplaced, withGoods } from './from-mail.ts';
import { alertFormOf, alertProblems, emptyAlert, isUntouched, type TypedAlert } from './typed-alert.ts';

/** What became of a parcel that was sent: announced, or why not. */
export interface Said {
  readonly message: string;
  /** The pre-alert that has this number already. */
  readonly known?: PreAlert;
}

const announceOne = async (alert: TypedAlert): Promise<PreAlert | Said> => {
  try {
    return await api(preAlertEndpoints.announce, { body: { ...alertFormOf(alert), id: alert.id } });
  } catch (error) {
    const refusal = refusalIn(error, preAlertEndpoints.announce);
    if (refusal?.code === 'ALREADY_ANNOUNCED')
      return { message: 'You have announced this number already.', known: refusal.details.preAlert };
    return { message: messageOf(error) };
  }
};

/** The parcels in the form, and what is said about each. Those that were announced leave it. */
export const useAnnounce = (onDone: (count: number) => void) => {
  const [alerts, setAlerts] = useState<readonly TypedAlert[]>(() => [emptyAlert()]);
  const [unplaced, setUnplaced] = useState<readonly Unplaced[]>([]);
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const cache = useQueryClient();
  // Read now, so that what is announced can be put into it.
  useExpected();

  const edit = (id: string, change: (alert: TypedAlert) => TypedAlert): void => {
    setAlerts((all) => all.map((alert) => (alert.id === id ? change(alert) : alert)));
    setSaid((all) => new Map([...all].filter(([one]) => one !== id)));
  };
  const readMail = (guess: OrderGuess): void => {
    const read = fromMail(guess);
    setAlerts((all) => [...all.filter((alert) => !isUntouched(alert)), ...read.alerts]);
    setUnplaced((all) => [...all, ...read.unplaced]);
  };
  const place = (row: Unplaced, id: string | undefined): void => {
    if (id !== undefined) edit(id, (alert) => withGoods(alert, row.goods));
    setUnplaced((all) => all.filter((one) => one !== row));
  };
  const isRight = (alert: TypedAlert): boolean => Object.keys(alertProblems(alert, alerts)).length === 0;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (!alerts.every(isRight)) return;
    setBusy(true);
    const refused = new Map<string, Said>();
    const announced: PreAlert[] = [];
    for (const alert of alerts) {
      const answer = await announceOne(alert);
      if ('message' in answer) refused.set(alert.id, answer);
      else announced.push(answer);
    }
    keepAnnounced(cache, announced);
    setBusy(false);
    const all = done + announced.length;
    setDone(all);
    if (refused.size === 0) return onDone(all);
    setSaid(refused);
    setAlerts((before) => before.filter(({ id }) => refused.has(id)));
  };
  return {
    alerts,
    unplaced,
    said,
    busy,
    done,
    edit,
    readMail,
    place,
    send,
    add: () => setAlerts((all) => [...all, emptyAlert()]),
    remove: (id: string) => setAlerts((all) => all.filter((alert) => alert.id !== id)),
    /** What is wrong with a parcel, once somebody wanted to send it. Mistakes in a number are said at once. */
    problemsOf: (alert: TypedAlert) => {
      const found = alertProblems(alert, alerts);
      if (asked) return found;
      return alert.tracking.trim() === '' ? {} : { ...(found.tracking ? { tracking: found.tracking } : {}) };
    },
  };
};
