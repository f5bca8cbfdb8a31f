// The lessons, in the order in which they build on one another.

import { combat } from './combat'
import { contact } from './contact'
import { groups } from './groups'
import type { Lesson } from './lesson'
import { moving } from './moving'
import { shooting } from './shooting'
import { whole } from './whole'
import { zones } from './zones'

export const LESSONS: Lesson[] = [moving, groups, zones, contact, combat, shooting, whole]
