// The one socket of a page to the house: opened again whenever it is gone, and given up for dead when it is silent.

import type { FromHouse, FromPage } from './wire'

/** How long a socket may bring nothing before it is dead, how often it is asked for a sign of life, and how long it may take to open; in milliseconds. */
const [DEAD, PING, PATIENCE] = [20_000, 8_000, 15_000]
/** The wait before another try: at random up to the first, doubled each time, up to the last; in milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 30_000]

/** How the socket is: being opened, open, or gone since an instant, in milliseconds since 1970. */
export type ConnectionState = { kind: 'connecting' } | { kind: 'open' } | { kind: 'trying'; since: number }

/** As much of a socket as a connection needs. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** What a connection takes from the browser. */
export interface Surroundings {
  open: () => Socket
  /** From 0 to 1. */
  random: () => number
  now: () => number
}

/** What a connection calls. */
export interface Listener {
  /** The socket is open, or the page is in front again: whatever is watched is to be asked for anew. */
  onready: () => void
  onmessage: (message: FromHouse) => void
  onstate: (state: ConnectionState) => void
}

/** What is known of a browser's socket. */
export function browserSurroundings(url: string): Surroundings {
  return { open: () => new WebSocket(url, 'acies.1'), random: () => Math.random(), now: () => Date.now() }
}

export class Connection {
  state: ConnectionState = { kind: 'connecting' }
  private socket: Socket | null = null
  /** How often it has failed since it last brought anything. */
  private failures = 0
  private gone: number | null = null
  private pings = 0
  private ended = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {
    globalThis.document?.addEventListener('visibilitychange', this.woken)
    globalThis.addEventListener?.('online', this.woken)
    globalThis.addEventListener?.('offline', this.cut)
    this.connect()
  }

  /** Sends a message if the socket is open; whether it was. */
  send(message: FromPage): boolean {
    if (this.state.kind !== 'open' || !this.socket) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Closes it for good. */
  end(): void {
    this.ended = true
    globalThis.document?.removeEventListener('visibilitychange', this.woken)
    globalThis.removeEventListener?.('online', this.woken)
    globalThis.removeEventListener?.('offline', this.cut)
    this.drop()
    clearTimeout(this.retry)
  }

  private connect(): void {
    clearTimeout(this.retry)
    if (this.gone === null) this.show({ kind: 'connecting' })
    let socket: Socket
    try {
      socket = this.around.open()
    } catch {
      this.lost()
      return
    }
    this.socket = socket
    this.hear(PATIENCE)
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.gone = null
      this.show({ kind: 'open' })
      this.hear(DEAD)
      this.pulse = setInterval(() => {
        this.pings += 1
        this.send({ t: 'ping', n: this.pings })
      }, PING)
      this.listener.onready()
    }
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.socket) return
      this.failures = 0
      this.hear(DEAD)
      this.read(event.data)
    }
    socket.onclose = () => socket === this.socket && this.lost()
  }

  private read(data: unknown): void {
    let message: FromHouse
    try {
      message = JSON.parse(String(data)) as FromHouse
    } catch (error) {
      console.warn('the house has sent what is no message', error)
      return
    }
    if (message.t === 'bye') this.lost(message.within)
    else if (message.t !== 'pong') this.listener.onmessage(message)
  }

  /** Something was heard: silence is reckoned anew. */
  private hear(patience: number): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.lost(), patience)
  }

  private drop(): void {
    clearTimeout(this.silence)
    clearInterval(this.pulse)
    const { socket } = this
    this.socket = null
    socket?.close()
  }

  /** The socket is gone: another is opened after a while, or after so many milliseconds. */
  private lost(wait = this.around.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)): void {
    this.drop()
    if (this.ended) return
    this.failures += 1
    this.gone ??= this.around.now()
    this.show({ kind: 'trying', since: this.gone })
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), wait)
  }

  /** The page is in front again, or the network is back: whatever the browser thinks of the socket, the house is asked. */
  private readonly woken = () => {
    if (this.ended || (globalThis.document && document.visibilityState !== 'visible')) return
    if (this.state.kind === 'open') this.listener.onready()
    else if (this.state.kind === 'trying') {
      this.drop()
      this.connect()
    }
  }

  /** The browser says that there is no network: a socket that is open would be silent for a while before it is given up. */
  private readonly cut = () => {
    if (!this.ended && this.state.kind === 'open') this.lost()
  }

  private show(state: ConnectionState): void {
    this.state = state
    this.listener.onstate(state)
  }
}
