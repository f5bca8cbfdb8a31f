// Every screen of the page.

import { AFTER } from './after'
import { ASSISTANT } from './assistant'
import { BATTLE } from './battle'
import { BEFORE } from './before'
import { LEARNING } from './learning'
import type { Scene } from './screen'

export const SCENES: Scene[] = [...BEFORE, ...BATTLE, ...AFTER, ...LEARNING, ...ASSISTANT]
