import { afterAll, describe, expect, it, vi } from 'vitest'
import { channels, tab } from './support/browser'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('messages between tabs', () => {
  it('name a battle; whatever else comes is not heard', async () => {
    const Channel = channels()
    vi.stubGlobal('BroadcastChannel', Channel)
    const one = await tab(() => import('../src/library/tabMessages'))
    const other = await tab(() => import('../src/library/tabMessages'))
    const heard: unknown[] = []
    const end = other.listen((id) => heard.push(id))
    one.tellTabs('a battle')
    new Channel().postMessage({ id: 'from elsewhere' })
    expect(heard).toEqual(['a battle'])
    end()
    one.tellTabs('another')
    expect(heard).toEqual(['a battle'])
  })

  it('are not needed in a browser that has none', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    const { tellTabs, listen } = await tab(() => import('../src/library/tabMessages'))
    expect(() => {
      tellTabs('a battle')
      listen(() => expect.unreachable())()
    }).not.toThrow()
  })
})
