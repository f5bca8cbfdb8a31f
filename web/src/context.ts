// What a whole tree of components shares: the root of the tree sets it, and a test may set another.

import { createContext } from 'svelte'
import type { game } from './baroque/game.svelte'
import type { battle } from './battle.svelte'
import type { hand } from './hand.svelte'
import type { past } from './past/past.svelte'
import type { view } from './settings.svelte'

export const [getView, setView] = createContext<typeof view>()
export const [getBattle, setBattle] = createContext<typeof battle>()
export const [getPast, setPast] = createContext<typeof past>()
export const [getHand, setHand] = createContext<typeof hand>()
/** The open game of the assistant. */
export const [getGame, setGame] = createContext<typeof game>()
