// What a side may leave as its answer in the bound of its opponent, in the words of the house.

/** The kinds of questions, each with the replies that stand beside the referee's own and the wish to be asked. */
export const STANDING = {
  recoil: ['choose recoil own-depth', 'choose recoil farthest'],
  flight: ['choose flee left', 'choose flee right'],
  entry: ['choose move-in', 'choose stay-out'],
  target: [],
  'main-attacker': [],
} as const satisfies Record<string, readonly string[]>

/** A kind of question. */
export type StandingKind = keyof typeof STANDING

export const STANDING_KINDS = Object.keys(STANDING) as StandingKind[]

/** All replies to a kind of question. */
export const repliesTo = (kind: StandingKind): string[] => ['default', 'ask', ...STANDING[kind]]

/** A reply as a part of the id of its sentence: `choose flee left` is `flee-left`. */
export const replyWord = (reply: string): string => reply.replace(/^choose /, '').replaceAll(' ', '-')

/** What a side answers to a kind of question now. */
export const replyNow = (standing: [kind: string, reply: string][], kind: StandingKind): string => standing.find(([one]) => one === kind)?.[1] ?? 'default'
