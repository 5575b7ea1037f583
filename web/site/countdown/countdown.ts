import { type FlightSchedule, type NextDeparture, nextDeparture } from '#domain/departures/departure.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { clockLeft, dayWords, instantWords, spokenLeft } from '#web/ui/time/countdown-words.ts';
import { inTurn } from '#web/ui/time/in-turn.ts';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';

const MINUTE_MS = 60_000;

/** One place on the page that counts down to a lane's next cutoff. */
interface Board {
  readonly element: HTMLElement;
  readonly to: DestinationCode;
  /** The flight that was counted to last. */
  flight?: NextDeparture;
  /** The minute that the sentence for screen readers tells of. */
  minute?: number;
}

const write = (board: Board, selector: string, text: string): void => {
  const place = board.element.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
};

const sentence = ({ cutoff, departureDay, originAirport }: NextDeparture, left: number): string =>
  `The next flight leaves ${originAirport} on ${dayWords(departureDay)}. Bring it by ${instantWords(cutoff)}: ${spokenLeft(left)} left.`;

/** Writes the flight and the time left. The sentence changes by the minute and is announced by nobody. */
const show = (board: Board, schedule: FlightSchedule, { now, seconds }: Tick): void => {
  // Asked anew each time the minute changes: the clock may have been set back, and a cutoff passes on a full minute.
  const minute = Math.floor(now / MINUTE_MS);
  if (board.flight === undefined || minute !== board.minute)
    board.flight = nextDeparture(schedule, board.to, new Date(now), false);
  const { flight } = board;
  const left = flight.cutoff.getTime() - now;
  const day = dayWords(flight.departureDay);
  const time = clockLeft(left, { seconds });
  write(board, '[data-clock]', `Next flight ${day} · cutoff in ${time}`);
  // A board set large has day and time in places of their own.
  write(board, '[data-day]', day);
  write(board, '[data-left]', time);
  if (minute !== board.minute) write(board, '[data-sentence]', sentence(flight, left));
  board.minute = minute;
  board.element.dataset.live = '';
};

const boardsOfPage = (): readonly Board[] =>
  [...document.querySelectorAll<HTMLElement>('[data-departure]')].map((element) => ({
    element,
    to: element.dataset.departure as DestinationCode,
  }));

/**
 * Counts down on every board of the page, in New York's time by the schedule that the page carries. Each has a clock of
 * its own, so that many neither begin nor tick in one go.
 */
export const startCountdowns = (): void => {
  const carried = document.querySelector<HTMLElement>('[data-schedule]')?.dataset.schedule;
  const boards = boardsOfPage();
  if (carried === undefined || boards.length === 0) return;
  const schedule = JSON.parse(carried) as FlightSchedule;
  inTurn(boards.map((board) => () => void startTicker((tick) => show(board, schedule, tick))));
};
