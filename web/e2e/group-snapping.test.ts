// A drag beside a friend ends in a group with it, though straight ahead may be a little nearer to the pointer.

import { describe, expect, it } from 'vitest'
import { centre, dragOnBoard, readElements, typeOrder } from './support/board'
import { untilIdle } from './support/idle'
import { firstMove } from './support/positions'

describe('an element that is dragged beside a friend', () => {
  it('lines up with it', async () => {
    const page = await firstMove().open()
    const mine = (await readElements(page)).filter((seen) => seen.takeable)
    const pairs = mine.flatMap((one) => mine.filter((other) => other.y === one.y && Math.abs(other.x - one.x - 1) < 1e-6).map((other) => [one, other] as const))
    const [friend, dragged] = pairs[0] ?? []
    if (!friend || !dragged) throw new Error('no two elements stand side by side')
    await typeOrder(page, `move ${friend.id} forward 0.5`)
    await untilIdle(page)
    // Blue looks down. The hand is two hundredths aside and two short of the line.
    const [x, y] = centre(dragged)
    await dragOnBoard(page, [x, y], [x + 0.02, y - 0.48])
    const after = await readElements(page)
    const at = (id: string) => after.find((seen) => seen.id === id)
    expect(at(friend.id)?.y).toBeCloseTo(friend.y - 0.5, 4)
    expect(at(dragged.id)).toMatchObject({ x: dragged.x, y: at(friend.id)?.y })
    await page.context().close()
  })
})
