import { type FlightSchedule, nextCutoff } from '#domain/departures/schedule/flight-rule.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import {
  clockLeft,
  dayWords,
  instantWords,
  shortInstantWords,
  spokenLeft,
} from '#web/ui/time/countdown-words.ts';
import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';

/** An element that counts down to a lane's next cutoff. */
interface Board {
  readonly element: HTMLElement;
  readonly to: DestinationCode;
}

const write = (board: Board, name: string, text: string): void => {
  const place = board.element.querySelector(`[data-${name}]`);
  if (place && place.textContent !== text) place.textContent = text;
};

const sentence = ({ cutoff, departureDay }: ReturnType<typeof nextCutoff>, left: number): string =>
  `The next flight leaves on ${dayWords(departureDay)}. Bring it by ${instantWords(cutoff)}: ${spokenLeft(left)} left.`;

/** Writes the flight and the remaining time. The sentence for screen readers changes each minute and is not announced. */
const show = (board: Board, schedule: FlightSchedule, { now, seconds }: Tick): void => {
  // Looked up each time, because the clock may have been set back.
  const flight = nextCutoff(schedule, board.to, new Date(now));
  const left = flight.cutoff.getTime() - now;
  const day = dayWords(flight.departureDay);
  const time = clockLeft(left, { seconds });
  write(board, 'clock', `Next flight ${day} · cutoff in\u00a0${time}`);
  // A large board has separate elements for day and time.
  write(board, 'day', day);
  write(board, 'left', time);
  // The line of the first screen is short.
  write(
    board,
    'line',
    `Bring it by ${shortInstantWords(flight.cutoff)}, ${clockLeft(left, { seconds: false })} left`,
  );
  write(board, 'sentence', sentence(flight, left));
  board.element.dataset.live = '';
};

const boardsOfPage = (): readonly Board[] =>
  [...document.querySelectorAll<HTMLElement>('[data-departure]')].map((element) => ({
    element,
    to: element.dataset.departure as DestinationCode,
  }));

/** In most weeks all flights leave on one day, and one line is enough for them. Otherwise each destination has its own. */
const groupFlights = (group: HTMLElement, schedule: FlightSchedule): void => {
  const flights = Object.keys(schedule.lanes).map((to) => {
    const { departureDay, cutoff } = nextCutoff(schedule, to as DestinationCode, new Date());
    return departureDay + cutoff;
  });
  const [together, apart] = group.children;
  const differ = new Set(flights).size > 1;
  together?.toggleAttribute('hidden', differ);
  apart?.toggleAttribute('hidden', !differ);
};

/**
 * Starts all countdowns of the page, in New York time, with the schedule in the page. Each starts in its own task, so that many of
 * them do not block the page.
 */
export const startCountdowns = (): void => {
  const json = document.querySelector<HTMLElement>('[data-schedule]')?.dataset.schedule;
  if (json === undefined) return;
  const schedule = JSON.parse(json) as FlightSchedule;
  for (const group of document.querySelectorAll<HTMLElement>('[data-flights]')) groupFlights(group, schedule);
  runWhenIdle(boardsOfPage().map((board) => () => void startTicker((tick) => show(board, schedule, tick))));
};
