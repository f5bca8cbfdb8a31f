// How much time the players have, in the words of the house and in words to show.

/** The paces that can be offered here. */
export const PACES = ['days 4', 'days 1', 'days 14', 'live 1800000 30000', 'live 3600000 30000', 'untimed'] as const

/** A pace as a message of the page with its arguments: `days 4`, `live BANK INCREMENT` in milliseconds, `untimed`. */
export function paceWords(pace: string): { id: 'days' | 'live' | 'untimed'; count: number } {
  const [id, length] = pace.split(' ')
  if (id === 'days') return { id, count: Number(length) }
  if (id === 'live') return { id, count: Number(length) / 60_000 }
  return { id: 'untimed', count: 0 }
}

/** A length of time to be shown on a clock, from milliseconds: days and hours, or minutes and seconds. */
export function clockParts(left: number): { late: boolean; days: number; hours: number; minutes: number; seconds: number } {
  const all = Math.floor(Math.abs(left) / 1_000)
  return { late: left < 0, days: Math.floor(all / 86_400), hours: Math.floor(all / 3_600) % 24, minutes: Math.floor(all / 60) % 60, seconds: all % 60 }
}

/** A clock as it is written: `2 d 04 h`, `1:02:03` or `2:03`, with a minus sign when the time is out; `day` and `hour` are the language's signs. */
export function clockText(left: number, day: string, hour: string): string {
  const { late, days, hours, minutes, seconds } = clockParts(left)
  const two = (number: number) => String(number).padStart(2, '0')
  const text = days > 0 ? `${days} ${day} ${two(hours)} ${hour}` : hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  return late ? `−${text}` : text
}
